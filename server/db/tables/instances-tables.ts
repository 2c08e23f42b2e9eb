import type { ColumnType } from 'kysely';

/** The instances of the program that serve this database. */
export type InstancesTables = {
  instances: InstancesTable;
};

type InstancesTable = {
  id: string;
  name: string;
  build_id: string;
  build_made_at: Date;
  started_at: Date;
  seen_at: Date;
  files: ColumnType<Record<string, string>, string>;
  offers: string | null;
  texts: string | null;
};
