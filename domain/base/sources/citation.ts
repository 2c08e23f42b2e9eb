import type { ReadingStatus } from './reading-status.ts';

/** Parts of an article in a citation, always with how it was read. */
export type Citation = {
  name: string;
  status: ReadingStatus;
  /** our page of the article, or the source where it is not an act */
  href: string | null;
};
