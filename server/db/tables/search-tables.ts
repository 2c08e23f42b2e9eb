import type { SearchKind } from '#server/search/search-answer.ts';

/** What the search knows. */
export type SearchTables = {
  search_documents: SearchDocumentsTable;
};

type SearchDocumentsTable = {
  path: string;
  kind: SearchKind;
  title: string;
  summary: string;
  body: string;
  /** tsvector; asked about in SQL, never read */
  search: string;
  content_hash: string;
};
