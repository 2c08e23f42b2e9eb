/** Term of a loan. People state months or, for short loans, days; the stated unit is kept. */
export type Term = { count: number; unit: 'months' | 'days' };

/** Words of the units of a term, in addresses and forms. */
export const unitWords = { months: 'luni', days: 'zile' } as const satisfies Record<Term['unit'], string>;

/** The choice between them. */
export const unitOptions = Object.values(unitWords).map((word) => ({ value: word, label: word }));

const SHORT_MONTHS = 2;
const SHORT_MONTH_DAYS = 30;
const LEAST_DAYS_IN_MONTHS = 91;

/**
 * Returns the term used in computations: one and two months are 30 and 60 days with a single repayment, like loans in days. The
 * displayed term stays as given.
 */
export function computedTerm(term: Term): Term {
  return term.unit === 'months' && term.count <= SHORT_MONTHS
    ? { count: term.count * SHORT_MONTH_DAYS, unit: 'days' }
    : term;
}

/**
 * Counts the days of a term: one and two months are 30 and 60; from three on, months are equal ones of 365/12 days: 3 months are 91
 * days.
 */
export function termDays(term: Term): number {
  const { count, unit } = computedTerm(term);
  return unit === 'days' ? count : monthEnd(count);
}

/** Returns the day on which a month of a loan ends, counted from its first: 30, 61, 91, …, 365. */
export function monthEnd(month: number): number {
  return Math.round((month * 365) / 12);
}

/**
 * Converts a term to years, for the DAE of a single repayment: days of a year of 365, but as 3 months are 91 days, 91 days are 3
 * months in either unit; so for every longer term that is whole months.
 */
export function termYears(term: Term): number {
  const days = termDays(term);
  const months = Math.round((days * 12) / 365);
  return days >= LEAST_DAYS_IN_MONTHS && monthEnd(months) === days ? months / 12 : days / 365;
}
