import type { ColumnType } from 'kysely';
import type { SeriesName, SeriesPoint } from '#domain/base/series/series.ts';
import type { ChangeLifeColumns } from './change-life-columns.ts';

/** Additions to the series of figures, and the series reported to the office as old. */
export type SeriesTables = {
  series_changes: SeriesChangesTable;
  series_mails: { country: string; series: SeriesName; known: string; mailed_at: Date };
};

type SeriesChangesTable = Omit<ChangeLifeColumns, 'proposed_by'> & {
  series: SeriesName;
  point: ColumnType<SeriesPoint, string, never>;
  /** null: an import */
  proposed_by: string | null;
};
