/** When texts become public. */
export type EditorialTables = {
  publications: PublicationsTable;
};

type PublicationsTable = {
  path: string;
  publish_at: Date;
  decided_by: string;
  decided_at: Date;
};
