import type { HiddenKind } from '#domain/answers/hidden/hidden-things.ts';

/** Publication of texts, hidden things, and texts read again after a change of the law. */
export type EditorialTables = {
  publications: PublicationsTable;
  hidden: HiddenTable;
  law_readings: LawReadingsTable;
};

type PublicationsTable = {
  path: string;
  publish_at: Date;
  decided_by: string;
  decided_at: Date;
};

type LawReadingsTable = { article: string; fingerprint: string; read_by: string; read_at: Date };

type HiddenTable = {
  kind: HiddenKind;
  id: string;
  reason: string;
  hidden_by: string;
  hidden_at: Date;
};
