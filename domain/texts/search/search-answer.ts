export type SearchKind = 'article' | 'loan-type' | 'lender' | 'text';

/** A piece of a text; pieces that match the question are marked. */
export type TextPiece = { text: string; isMatch: boolean };

export type SearchResult = {
  /** e.g. /credit-auto/ */
  path: string;
  kind: SearchKind;
  title: TextPiece[];
  /** the part of the page with most of the words, or its summary */
  excerpt: TextPiece[];
};

export type SearchAnswer = {
  /** the question, safe to show and to repeat */
  query: string;
  /** the corrected question, if a word was on no page and one of ours is a typing error away */
  corrected: string | null;
  /** `some`: no page has all the words, these have at least one of them */
  matched: 'all' | 'some';
  /** pages found; at most `SHOWN_RESULTS` of them are in `results` */
  total: number;
  /** best first */
  results: SearchResult[];
};
