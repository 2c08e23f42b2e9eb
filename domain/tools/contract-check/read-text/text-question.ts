import type { CheckField } from '#domain/tools/contract-check/check-fields.ts';

/** Kinds of questions to a person about figures of a text. */
export type TextQuestionKind =
  | 'credit'
  | 'received'
  | 'term'
  | 'payments'
  | 'rate'
  | 'fixed'
  | 'apr'
  | 'fee'
  | 'monthly-fee'
  | 'early'
  | 'insurance'
  | 'penalty'
  | 'signed'
  | 'money-day'
  | 'dated-payments'
  | 'extension'
  | 'minimum'
  | 'credit-kind'
  | 'lender';

/** A figure of a text that may fill the form, once a person confirms it. */
export type Candidate = {
  /** as written in the text, on one line */
  words: string;
  /** what it writes into the form */
  fills: Partial<Record<CheckField, string>>;
  /** its position in the text, in UTF-16 units; `to` is the first one after it */
  from: number;
  to: number;
  /** start of the words that describe it: its label, or the figure itself */
  begin: number;
};

/** A question about the figures for one field of the form: one of them is right, or none. */
export type TextQuestion = { kind: TextQuestionKind; candidates: readonly Candidate[] };

/** A candidate in the folded text; `begin`: start of its label, left out without one. */
export type Found = {
  kind: TextQuestionKind;
  fills: Candidate['fills'];
  from: number;
  to: number;
  begin?: number;
};
