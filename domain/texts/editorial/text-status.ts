import type { Publication } from './publication.ts';

/** Publication state of a text. */
export const textStatuses = ['public', 'scheduled', 'review', 'draft'] as const;
export type TextStatus = (typeof textStatuses)[number];

/** Derives the state. @param since result of `publicSince`: null while its publication is undecided */
export function textStatus(state: Publication['state'], since: Date | null, now: Date): TextStatus {
  if (since === null) return state === 'review' ? 'review' : 'draft';
  return since <= now ? 'public' : 'scheduled';
}
