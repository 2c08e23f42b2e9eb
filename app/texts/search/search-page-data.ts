export type SearchPiece = { text: string; isMatch: boolean };

export type SearchResultView = {
  path: string;
  kind: 'article' | 'loan-type' | 'lender' | 'text';
  title: SearchPiece[];
  excerpt: SearchPiece[];
};

export type SearchPageData = {
  /** null: nothing was asked yet */
  answer: {
    query: string;
    /** what was looked for in its place: a word of it was misspelt */
    corrected: string | null;
    /** `some`: no page has all the words */
    matched: 'all' | 'some';
    total: number;
    results: SearchResultView[];
  } | null;
  /** the themes of the guides, as ways on from here */
  themes: { slug: string; name: string }[];
};
