/** Kinds of texts, as their files name them. */
export const textKinds = ['blog', 'seo', 'lender', 'page', 'doc'] as const;
export type TextKind = (typeof textKinds)[number];

/** Prices and rules of lenders change within a quarter, the law and our own terms within half a year, advice within a year. */
const daysBetweenReviews: Record<TextKind, number> = { lender: 90, seo: 180, doc: 180, page: 365, blog: 365 };

const DAY_MS = 86_400_000;

/**
 * Computes the day by which a text has to be read again.
 * @param reviewed yyyy-mm-dd, the day it was last read and found right
 * @returns yyyy-mm-dd
 */
export function reviewDue(kind: TextKind, reviewed: string): string {
  const due = Date.parse(reviewed) + daysBetweenReviews[kind] * DAY_MS;
  return new Date(due).toISOString().slice(0, 10);
}
