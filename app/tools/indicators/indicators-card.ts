import type { ShareCard } from '#domain/texts/pages/share-card.ts';
import { cardChart } from '#app/ui/charts/card-drawing.ts';
import type { IndicatorsData, ShownSeries } from './indicators-data.ts';
import { seriesMarks } from './series-marks.ts';

/** Returns the picture of the indicators: the one that instalments follow, with its current value and date. */
export function indicatorsCard({
  groups,
  today,
}: Pick<IndicatorsData, 'groups' | 'today'>): ShareCard | null {
  const series = groups.flatMap((group) => group.series).find(({ name }) => name === 'ircc');
  if (!series?.now) return null;
  const { marks, axis } = seriesMarks(series, today);
  return {
    eyebrow: 'Indicatori',
    title: 'Dobânzi, inflație, salarii: valorile din calcule',
    caption: captionOf(series),
    drawing: cardChart(marks, axis),
    note: `Publică: ${series.publishedBy}`,
  };
}

function captionOf({ title, now }: ShownSeries): string {
  return `${title}: ${now}`;
}
