import type { ArticleId } from './law-library.ts';

/** An article a text leans on, as listed at the end of its page. */
export type LawNote = {
  /** its number in the text; null: the text has its figure, or cites it in a short answer */
  number: number | null;
  /** number of references in the text */
  marks: number;
  article: ArticleId;
};

/** One sentence of a text that leans on the law, in a reader's words. */
export type LawStatement = { words: string; articles: readonly ArticleId[] };

/** A text, check or letter of ours that leans on an article of the law. */
export type LawUse = {
  kind: 'page' | 'check' | 'letter';
  path: string;
  label: string;
  /** its sentences that depend on the article; empty for a table, a check or a letter */
  sentences: readonly string[];
};
