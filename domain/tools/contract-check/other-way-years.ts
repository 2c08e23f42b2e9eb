import type { DatedPayment } from './contract.ts';

const MONTH_DAYS = 365 / 12;

/**
 * Counts the same time by the other method allowed for the DAE: days of a year of 365, or equal months. 30 days are 30/365 or
 * 1/12 of a year. Source: Directive 2008/48/EC, Annex I part I, remark (c).
 * @returns years; null if the days are not whole months
 */
export function otherWayYears({ days, years }: Pick<DatedPayment, 'days' | 'years'>): number | null {
  const months = Math.round(days / MONTH_DAYS);
  // From two days less, for a February, up to months of 31 days.
  if (months === 0 || days < months * 30 - 2 || days > months * 31) return null;
  return Math.abs(years - months / 12) < 1e-9 ? days / 365 : months / 12;
}
