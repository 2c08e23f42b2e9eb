import type { ArticleId } from './law-library.ts';

/** An article a text leans on, as it stands at the end of its page. */
export type LawNote = {
  /** its number in the text; null: the text has its figure, or cites it in a short answer */
  number: number | null;
  /** how often the text points to it */
  marks: number;
  article: ArticleId;
};

/** One sentence of a text that leans on the law, in the words a reader sees. */
export type LawStatement = { words: string; articles: readonly ArticleId[] };

/** Something of ours that leans on an article of the law. */
export type LawUse = {
  kind: 'page' | 'check' | 'letter';
  path: string;
  label: string;
  /** what it says because of it; none of a table, a check or a letter */
  sentences: readonly string[];
};
