import type { SeriesName } from '#domain/base/series/series.ts';

/** The series reported to the office as old. */
export type SeriesTables = {
  series_mails: { country: string; series: SeriesName; known: string; mailed_at: Date };
};
