/** A duration in the units of the directive; `yearDays` is the length of the year that contains the days. */
export type ElapsedTime = {
  years?: number;
  months?: number;
  weeks?: number;
  days?: number;
  /** 365, or 366 when the year that ends where the whole periods start has 29 February */
  yearDays?: number;
};

/**
 * Converts a duration to years as the DAE counts them: a year is 12 equal months, 52 weeks, or its own number of days. Source:
 * Directive 2008/48/EC, Annex I part I, remark (c).
 */
export function elapsedYears({
  years = 0,
  months = 0,
  weeks = 0,
  days = 0,
  yearDays = 365,
}: ElapsedTime): number {
  return years + months / 12 + weeks / 52 + days / yearDays;
}
