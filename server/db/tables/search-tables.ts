import type { SearchKind } from '#domain/texts/search/search-answer.ts';

/** Index of the search. */
export type SearchTables = {
  search_documents: SearchDocumentsTable;
};

type SearchDocumentsTable = {
  path: string;
  kind: SearchKind;
  title: string;
  summary: string;
  body: string;
  /** tsvector; used in SQL conditions, never read */
  search: string;
  content_hash: string;
};
