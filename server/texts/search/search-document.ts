import type { SearchKind } from '#domain/texts/search/search-answer.ts';

/** A page as the search indexes it, most important fields first. */
export type SearchDocument = {
  path: string;
  kind: SearchKind;
  /** the page's heading, as shown */
  title: string;
  /** other names of the page: its title in search engines, its name in menus */
  names: string;
  summary: string;
  headings: string;
  /** the text, a line for each paragraph */
  body: string;
};
