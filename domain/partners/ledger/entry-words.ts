import type { EntryKind } from './entry.ts';

/** Names of the kinds of entries. */
export const entryWords: Readonly<Record<EntryKind, string>> = {
  accrued: 'câștigat',
  reversed: 'luat înapoi',
  adjusted: 'ajustare',
  paid: 'plătit',
};
