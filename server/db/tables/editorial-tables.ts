import type { HiddenKind } from '#domain/hidden/hidden-things.ts';

/** When texts become public, what is out of sight, and what was read again after the law changed. */
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
