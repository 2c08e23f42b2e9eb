/** How long the money is kept. People say months or, for short loans, days; both are kept as they were said. */
export type Term = { count: number; unit: 'months' | 'days' };

const SHORT_MONTHS = 2;
const SHORT_MONTH_DAYS = 30;
const LEAST_DAYS_IN_MONTHS = 91;

/**
 * The term a loan is computed with: one and two months are 30 and 60 days, and given back once, as loans of days are. What is
 * shown stays as it was asked.
 */
export function computedTerm(term: Term): Term {
  return term.unit === 'months' && term.count <= SHORT_MONTHS
    ? { count: term.count * SHORT_MONTH_DAYS, unit: 'days' }
    : term;
}

/** Days in a term: one and two months are 30 and 60; from three on, months are equal ones of 365/12 days: 3 months are 91 days. */
export function termDays(term: Term): number {
  const { count, unit } = computedTerm(term);
  return unit === 'days' ? count : monthEnd(count);
}

/** The day on which a month of a loan ends, counted from its first: 30, 61, 91, …, 365. */
export function monthEnd(month: number): number {
  return Math.round((month * 365) / 12);
}

/**
 * A term in years, for the DAE of a loan that is given back once: days of a year of 365, but as 3 months are 91 days, 91 days are
 * 3 months, whichever of them was said; so for every longer term that is whole months.
 */
export function termYears(term: Term): number {
  const days = termDays(term);
  const months = Math.round((days * 12) / 365);
  return days >= LEAST_DAYS_IN_MONTHS && monthEnd(months) === days ? months / 12 : days / 365;
}
