import type { CheckField } from '#domain/tools/contract-check/check-fields.ts';

/** What is asked of a person about a figure of a text. */
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

/** A figure of a text that may go into the form, once a person says so. */
export type Candidate = {
  /** as it stands in the text, on one line */
  words: string;
  /** what it writes into the form */
  fills: Partial<Record<CheckField, string>>;
  /** its place in the text, in UTF-16 units; `to` is the first one after it */
  from: number;
  to: number;
  /** where the words begin that say what it is: its label, or the figure itself */
  begin: number;
};

/** What is asked about the figures that could fill one place of the form: one of them is right, or none. */
export type TextQuestion = { kind: TextQuestionKind; candidates: readonly Candidate[] };

/** A candidate in the folded text; `begin`: where its label begins, left out where it has none. */
export type Found = {
  kind: TextQuestionKind;
  fills: Candidate['fills'];
  from: number;
  to: number;
  begin?: number;
};
