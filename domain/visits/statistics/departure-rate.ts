type Counted = { impressions: number; departuresOfCountedDays: number };

/**
 * Computes the departures to the lender per hundred impressions of its offer, to two decimals; null without impressions. It may
 * exceed a hundred: a second departure, or one from a page without scripts, counts without an impression.
 */
export function departureRate({ impressions, departuresOfCountedDays }: Counted): number | null {
  if (impressions === 0) return null;
  return Math.round((departuresOfCountedDays / impressions) * 10_000) / 100;
}
