import type { ShareCard } from '#domain/texts/pages/share-card.ts';
import type { SeriesName, SeriesPoint } from '#domain/base/series/series.ts';

/** A series with all its values, as the page shows it. */
export type ShownSeries = {
  name: SeriesName;
  title: string;
  points: readonly SeriesPoint[];
  /** the value of today with its day; null: none is known */
  now: string | null;
  /** said when a newer value is due */
  old: string | null;
  rhythm: string;
  publishedBy: string;
};

export type IndicatorsData = {
  /** yyyy-mm-dd: charts of values that still hold end here */
  today: string;
  /** those with a chart of their own, by what they are about */
  groups: readonly { id: string; title: string; intro: string; series: readonly ShownSeries[] }[];
  /** the rates of taxes, in one table */
  taxes: readonly ShownSeries[];
  /** the picture of its link; null: there is no series to draw */
  shareCard: ShareCard | null;
};
