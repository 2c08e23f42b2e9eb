/** How long the money is kept. People say months or, for short loans, days; both are kept as they were said. */
export type Term = { count: number; unit: 'months' | 'days' };

/** Days in a term. Months are equal ones of 365/12 days: 3 months are 91 days, 12 months are 365. */
export function termDays(term: Term): number {
  return term.unit === 'days' ? term.count : Math.round((term.count * 365) / 12);
}
