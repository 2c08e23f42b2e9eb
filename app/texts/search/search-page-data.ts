export type SearchPiece = { text: string; isMatch: boolean };

export type SearchResultView = {
  path: string;
  kind: 'article' | 'loan-type' | 'lender' | 'text';
  title: SearchPiece[];
  excerpt: SearchPiece[];
};

export type SearchPageData = {
  /** null: no query yet */
  answer: {
    query: string;
    /** the query that was searched instead: a word of it was misspelt */
    corrected: string | null;
    /** `some`: no page has all the words */
    matched: 'all' | 'some';
    total: number;
    results: SearchResultView[];
  } | null;
  /** themes of the guides, as further links */
  themes: { slug: string; name: string }[];
};
