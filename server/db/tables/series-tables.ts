import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { SeriesChangeStatus } from '#domain/office/answers/series.ts';
import type { SeriesName, SeriesPoint } from '#domain/series/series.ts';

/** What is added to the series of figures, and what of them the office was told is old. */
export type SeriesTables = {
  series_changes: SeriesChangesTable;
  series_mails: { country: string; series: SeriesName; known: string; mailed_at: Date };
};

type SeriesChangesTable = {
  id: GeneratedAlways<number>;
  country: string;
  series: SeriesName;
  point: ColumnType<SeriesPoint, string, never>;
  retires: number | null;
  note: string;
  status: Generated<SeriesChangeStatus>;
  proposed_by: string | null;
  proposed_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  reason: string | null;
};
