/** A change of one text, as the office proposes it: the whole text, bytes as they are. */
export type TextEntry = {
  /** path under content/ */
  file: string;
  text: string;
  /** the text that pages were made of when it was proposed; null: a new text */
  before: string | null;
  /** Git's hash of the file at that moment; null: there was none */
  hash: string | null;
  /** what changed, for readers; null: nothing they need to know */
  readers: string | null;
  /** the slug that the text left by this change: its address leads to the present one */
  leaves?: string;
  /** moment at which the content folder was found to hold this text; programs started earlier have older files */
  landed?: string;
};

/** Folders whose texts the office may write; each holds texts of these kinds. */
export const textFolders = {
  blog: ['blog'],
  credite: ['seo'],
  creditori: ['lender'],
  pages: ['page', 'doc'],
} as const;
export type TextFolder = keyof typeof textFolders;

/** Returns the folder of a text that the office may write; undefined for any other file. */
export function textFolderOf(file: string): TextFolder | undefined {
  const [, folder] = /^(blog|credite|creditori|pages)\/[a-z0-9-]{1,120}\.md$/.exec(file) ?? [];
  return folder as TextFolder | undefined;
}
