/** Publication as declared by a content file. */
export type Publication = {
  /** being written, being read by another person, or ready for visitors */
  state: 'draft' | 'review' | 'published';
  /** ISO 8601 with an offset; a finished page appears then */
  publishAt?: string | undefined;
};

/** The earliest moment, for pages without a date. */
const ALWAYS = new Date(0);

/**
 * Finds the moment since which, or from which, visitors see a page; null: not before a decision.
 * @param scheduledAt the moment the office has set for this page, which overrides the file
 * @see docs/decisions/039-texts-in-git-dates-in-the-office.md
 */
export function publicSince({ state, publishAt }: Publication, scheduledAt: Date | undefined): Date | null {
  if (scheduledAt) return scheduledAt;
  if (state !== 'published') return null;
  return publishAt === undefined ? ALWAYS : new Date(publishAt);
}
