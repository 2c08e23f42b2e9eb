import type { ShareCard } from '#domain/texts/pages/share-card.ts';
import type { SeriesName, SeriesPoint } from '#domain/base/series/series.ts';

/** A series with all its values, as the page shows it. */
export type ShownSeries = {
  name: SeriesName;
  title: string;
  points: readonly SeriesPoint[];
  /** current value with its date; null if unknown */
  now: string | null;
  /** shown when a newer value is due */
  old: string | null;
  rhythm: string;
  publishedBy: string;
};

export type IndicatorsData = {
  /** yyyy-mm-dd: charts of values still valid end here */
  today: string;
  /** series with a chart of their own, by subject */
  groups: readonly { id: string; title: string; intro: string; series: readonly ShownSeries[] }[];
  /** tax rates, in one table */
  taxes: readonly ShownSeries[];
  /** picture of the link; null: there is no series to draw */
  shareCard: ShareCard | null;
};
