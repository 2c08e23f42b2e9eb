import type { ColumnType } from 'kysely';
import type { TransparencyEntry } from '#domain/partners/transparency/entry.ts';
import type { ChangeLifeColumns } from './change-life-columns.ts';

/** The office's readings of lenders' live pages, round by round. */
export type TransparencyTables = {
  transparency_changes: ChangeLifeColumns & { entry: ColumnType<TransparencyEntry, string, never> };
};
