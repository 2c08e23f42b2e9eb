import type { Generated } from 'kysely';

/** Records of backups; the files are elsewhere. */
export type BackupTables = {
  backups: BackupsTable;
};

type BackupsTable = {
  id: Generated<string>;
  begun_at: Date;
  place: string;
  name: string;
  bytes: number | null;
  checked_at: Date | null;
  problem: string | null;
};
