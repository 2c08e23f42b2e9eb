import { fromLei } from '#domain/base/money/bani.ts';
import { pointOn } from '#domain/base/series/series-book.ts';
import { datedValue, pointPeriod, seriesValue } from '#domain/base/series/series-in-words.ts';
import { definitionOf, type SeriesBook } from '#domain/base/series/series.ts';
import { countYears } from '#domain/base/text/count-time.ts';
import { escapeHtml } from '#domain/base/text/escape-html.ts';
import { formatLei, leiInSentence } from '#domain/base/text/format-money.ts';
import type { CalculationOf } from '#domain/texts/schemas/calculation-schema.ts';
import { ALL_SERIES, type ComputedTable } from './computed-table.ts';

type Figures = { series: SeriesBook; day: string };

/** Lists the values of a series. @throws {RangeError} when none is known on the day */
export function valuesTable(
  { serie, ultimele }: CalculationOf<'serie'>,
  { series, day }: Figures,
): ComputedTable {
  const points = series[serie].filter(({ from }) => from <= day);
  if (points.length === 0) throw new RangeError(`no value of ${serie}`);
  const shown = points.slice(-(ultimele ?? points.length));
  const { title, publishedBy, rhythm } = definitionOf(serie);
  return {
    caption: `${title}, ${shown.length === points.length ? 'toate valorile pe care le avem' : `ultimele ${shown.length} valori`}`,
    head: ['Perioada', title, 'De unde știm'],
    rows: shown.map((point) => [
      pointPeriod(serie, point),
      seriesValue(serie, point.value),
      `${escapeHtml(point.source.name)}${point.computed === undefined ? '' : ' (calculul nostru)'}`,
    ]),
    note: `Publică: ${publishedBy}, ${rhythm.words}. Toate valorile, cu adrese și date, sunt la ${ALL_SERIES}.`,
  };
}

/** Shows what a sum buys after some years of the present inflation. @throws {RangeError} when none is known on the day */
export function lossTable(sum: number, years: readonly number[], { series, day }: Figures): ComputedTable {
  const point = pointOn(series.inflatie, day);
  if (!point) throw new RangeError('no inflation is known');
  const factor = 1 + point.value / 100;
  return {
    caption: `Ce mai cumpără ${leiInSentence(fromLei(sum))}, dacă prețurile cresc în fiecare an ca acum`,
    head: ['După', 'Cumpără cât'],
    rows: years.map((count) => [countYears(count), formatLei(fromLei(Math.round(sum / factor ** count)))]),
    note: `Calculul nostru, nu o prognoză: inflația anuală este ${datedValue('inflatie', point)}.`,
  };
}

/** Shows what a sum bought after each December that is known. @throws {RangeError} when none is known on the day */
export function decembersTable(sum: number, { series, day }: Figures): ComputedTable {
  const points = series.inflatie.filter(({ from }) => from.slice(5, 7) === '12' && from <= day);
  if (points.length === 0) throw new RangeError('no inflation of a December is known');
  return {
    caption: `Inflația din decembrie și ce mai cumpără ${leiInSentence(fromLei(sum))} ținuți acel an`,
    head: ['Decembrie', 'Inflația', 'Cumpără cât'],
    rows: points.map(({ from, value }) => [
      from.slice(0, 4),
      seriesValue('inflatie', value),
      formatLei(fromLei(Math.round(sum / (1 + value / 100)))),
    ]),
    note: `Ultima coloană este calculul nostru; sursa fiecărei valori este la ${ALL_SERIES}.`,
  };
}
