import type { TextKind } from './review-due.ts';
import type { TextStatus } from './text-status.ts';

/** Editors' names for the kinds of texts. */
export const textKindNames: Readonly<Record<TextKind, string>> = {
  blog: 'ghid',
  seo: 'tip de credit',
  lender: 'creditor',
  page: 'pagină',
  doc: 'document legal',
};

export const textStatusNames: Readonly<Record<TextStatus, string>> = {
  public: 'public',
  scheduled: 'programat',
  review: 'în verificare',
  draft: 'ciornă',
};
