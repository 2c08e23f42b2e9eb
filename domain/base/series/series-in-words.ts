import { fromLei } from '#domain/base/money/bani.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import { lastSight } from './series-age.ts';
import { definitionOf, type SeriesName, type SeriesPoint } from './series.ts';

/** Writes a value for a sentence: `5,57%`, `4 325 de lei`, `100 000 de euro`, `12 salarii minime`. */
export function seriesValue(series: SeriesName, value: number): string {
  const { unit, decimals } = definitionOf(series);
  if (unit === 'percent') return formatPercent(value, decimals);
  if (unit === 'euro') return countNoun(value, 'euro', 'euro');
  if (unit === 'wages') return countNoun(value, 'salariu minim', 'salarii minime');
  return leiInSentence(fromLei(value));
}

/** Writes the period of a value: `de la 01.10.2026`, `la 21.01.2026`, `martie 2026`, `în 2025`. */
export function pointPeriod(series: SeriesName, { from }: SeriesPoint): string {
  const { period } = definitionOf(series);
  if (period === 'month') return formatDate(from.slice(0, 7));
  if (period === 'year') return `în ${from.slice(0, 4)}`;
  return `${period === 'day' ? 'la' : 'de la'} ${formatDate(from)}`;
}

/**
 * Writes a value with its day and its author: `5,57% (de la 01.10.2026, calculul nostru)`, `6,50% (de la 08.08.2024, aceeași la
 * 15.05.2026)`.
 */
export function datedValue(series: SeriesName, point: SeriesPoint): string {
  const seen = lastSight(point);
  const isHeld = definitionOf(series).rhythm.of === 'sight' && point.lastSeen !== undefined;
  const said = [
    pointPeriod(series, point),
    isHeld && `aceeași la ${formatDate(seen)}`,
    point.computed !== undefined && 'calculul nostru',
  ];
  return `${seriesValue(series, point.value)} (${said.filter(Boolean).join(', ')})`;
}
