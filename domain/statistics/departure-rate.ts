type Counted = { impressions: number; departuresOfCountedDays: number };

/**
 * Departures to the lender for a hundred impressions of its offer, to two decimals; null where nothing was seen. It may pass
 * a hundred: who leaves twice, or from a page without scripts, is counted as leaving and not as having seen.
 */
export function departureRate({ impressions, departuresOfCountedDays }: Counted): number | null {
  if (impressions === 0) return null;
  return Math.round((departuresOfCountedDays / impressions) * 10_000) / 100;
}
