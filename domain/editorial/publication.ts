/** What a file of content says about its own publication. */
export type Publication = {
  /** written, being read by somebody else, or ready for visitors */
  state: 'draft' | 'review' | 'published';
  /** ISO 8601 with an offset; a page that is ready appears then */
  publishAt?: string | undefined;
};

/** The first moment of all: pages that are simply there. */
const ALWAYS = new Date(0);

/**
 * Since when, or from when on, visitors see a page; null: not before somebody decides it.
 * @param scheduledAt the moment the office has set for this page: it counts more than what the file says
 * @see docs/decisions/039-texts-in-git-dates-in-the-office.md
 */
export function publicSince({ state, publishAt }: Publication, scheduledAt: Date | undefined): Date | null {
  if (scheduledAt) return scheduledAt;
  if (state !== 'published') return null;
  return publishAt === undefined ? ALWAYS : new Date(publishAt);
}
