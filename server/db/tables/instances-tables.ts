import type { ColumnType } from 'kysely';

/** The program's instances on this database. */
export type InstancesTables = {
  instances: InstancesTable;
  change_versions: ChangeVersionsTable;
};

type ChangeVersionsTable = {
  /** channel and message of the notification: `page_data:offers` */
  tag: string;
  version: number;
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
