import type { ColumnType } from 'kysely';

/** The program's instances on this database, and the problems already mailed to the operator. */
export type InstancesTables = {
  instances: InstancesTable;
  change_versions: ChangeVersionsTable;
  told_checks: { check_id: string; instance: string; told_at: Date };
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
