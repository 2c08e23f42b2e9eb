export type SearchKind = 'article' | 'loan-type' | 'lender' | 'text';

/** A piece of a text; those that match what was asked are marked. */
export type TextPiece = { text: string; isMatch: boolean };

export type SearchResult = {
  /** e.g. /credit-auto/ */
  path: string;
  kind: SearchKind;
  title: TextPiece[];
  /** the part of the page that holds most of the words, or its summary */
  excerpt: TextPiece[];
};

export type SearchAnswer = {
  /** what was asked, as it may be shown and asked again */
  query: string;
  /** what was looked for in its place, where a word stood on no page and one of ours is a slip away */
  corrected: string | null;
  /** `some`: no page has all the words, these have at least one of them */
  matched: 'all' | 'some';
  /** pages found; at most `SHOWN_RESULTS` of them are in `results` */
  total: number;
  /** best first */
  results: SearchResult[];
};
