import type { HiddenKind } from '#domain/hidden/hidden-things.ts';

/** When texts become public, and what is out of sight. */
export type EditorialTables = {
  publications: PublicationsTable;
  hidden: HiddenTable;
};

type PublicationsTable = {
  path: string;
  publish_at: Date;
  decided_by: string;
  decided_at: Date;
};

type HiddenTable = {
  kind: HiddenKind;
  id: string;
  reason: string;
  hidden_by: string;
  hidden_at: Date;
};
