import type { Publication } from './publication.ts';

/** How far a text is on its way to visitors. */
export const textStatuses = ['public', 'scheduled', 'review', 'draft'] as const;
export type TextStatus = (typeof textStatuses)[number];

/** @param since what `publicSince` says of the text: null when nobody has decided its publication */
export function textStatus(state: Publication['state'], since: Date | null, now: Date): TextStatus {
  if (since === null) return state === 'review' ? 'review' : 'draft';
  return since <= now ? 'public' : 'scheduled';
}
