import { z } from 'zod';
import { fromLei } from '#domain/base/money/bani.ts';
import { netPay } from '#domain/tools/pay/net-pay.ts';
import { businessRatesOn, payRatesOn } from '#domain/tools/pay/pay-rates.ts';
import { businessSteps } from '#domain/tools/pay/business-steps.ts';
import { leiText, paySteps } from '#domain/tools/pay/pay-steps.ts';
import { pfaYear, srlYear } from '#domain/tools/pay/self-employed.ts';
import { pointOn } from '#domain/base/series/series-book.ts';
import { datedValue, pointPeriod, seriesValue } from '#domain/base/series/series-in-words.ts';
import { definitionOf, type SeriesBook, seriesNames } from '#domain/base/series/series.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { escapeHtml } from '#domain/base/text/escape-html.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import type { ComputedTable } from './computed-table.ts';

const lei = z.int().positive();

/** What a `calcul` block may ask of the series. */
export const seriesCalculations = [
  z.strictObject({
    tip: z.literal('serie'),
    serie: z.enum(seriesNames),
    /** so many of the newest values; without it, all of them */
    ultimele: z.int().min(2).max(60).optional(),
  }),
  // A wage of a month, step by step.
  z.strictObject({
    tip: z.literal('salariu-net'),
    brut: z.union([z.literal('minim'), lei]),
    persoane: z.int().min(0).max(10).default(0),
  }),
  z.strictObject({ tip: z.literal('pfa-srl'), incasari: lei, cheltuieli: z.int().min(0) }),
  // What a sum buys after some years of the present inflation, or after each December that is known.
  z.strictObject({
    tip: z.literal('putere-de-cumparare'),
    suma: lei,
    ani: z.array(z.int().min(1).max(30)).min(1).optional(),
  }),
] as const;

type SeriesCalculation = z.infer<(typeof seriesCalculations)[number]>;
type Figures = { series: SeriesBook; day: string };

const tips: ReadonlySet<string> = new Set(seriesCalculations.map(({ shape }) => shape.tip.value));

export function isOfSeries(calculation: { tip: string }): calculation is SeriesCalculation {
  return tips.has(calculation.tip);
}

/** The table of a block that is made of series. @throws {RangeError} when a value it needs is not known on the day */
export function tableOfSeries(calculation: SeriesCalculation, figures: Figures): ComputedTable {
  switch (calculation.tip) {
    case 'serie':
      return valuesTable(calculation, figures);
    case 'salariu-net':
      return payTable(calculation, figures);
    case 'pfa-srl':
      return businessTable(calculation, figures);
    case 'putere-de-cumparare':
      return calculation.ani
        ? lossTable(calculation.suma, calculation.ani, figures)
        : decembersTable(calculation.suma, figures);
  }
}

const ALL_OF_THEM = '<a href="/indicatori/">indicatori</a>';

function valuesTable(
  { serie, ultimele }: Extract<SeriesCalculation, { tip: 'serie' }>,
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
    note: `Publică: ${publishedBy}, ${rhythm.words}. Toate valorile, cu adrese și date, sunt la ${ALL_OF_THEM}.`,
  };
}

function payTable(
  { brut, persoane }: Extract<SeriesCalculation, { tip: 'salariu-net' }>,
  { series, day }: Figures,
): ComputedTable {
  const rates = payRatesOn(series, day);
  const wage = pointOn(series['salariu-minim'], day);
  if (!rates || !wage) throw new RangeError('not every tax on a wage is known');
  const gross = brut === 'minim' ? rates['salariu-minim'] : brut;
  const pay = netPay({ gross, dependants: persoane }, rates);
  return {
    caption: `De la ${leiInSentence(fromLei(gross))} brut la net, pas cu pas`,
    head: ['Pasul', 'Calculul', 'Lei'],
    rows: paySteps(pay, rates, persoane).map(({ name, how, amount, isNet }) =>
      isNet ? [`<b>${name}</b>`, how, `<b>${amount}</b>`] : [name, how, amount],
    ),
    note: `Calculul nostru, cu salariul minim de ${datedValue('salariu-minim', wage)} și cu taxele de la ${ALL_OF_THEM}. Contribuțiile și impozitul sunt rotunjite la leu.`,
  };
}

function businessTable(
  { incasari, cheltuieli }: Extract<SeriesCalculation, { tip: 'pfa-srl' }>,
  { series, day }: Figures,
): ComputedTable {
  const rates = businessRatesOn(series, day);
  const pay = payRatesOn(series, day);
  if (!rates || !pay) throw new RangeError('not every tax on a business is known');
  const year = { income: incasari, expenses: cheltuieli };
  const wage = netPay({ gross: pay['salariu-minim'], dependants: 0 }, pay);
  const years = [
    pfaYear(year, rates),
    srlYear(year, { isMicro: true, wage }, rates),
    srlYear(year, { isMicro: false }, rates),
  ];
  return {
    caption: `Un an cu încasări de ${leiInSentence(fromLei(incasari))} și cheltuieli de ${leiInSentence(fromLei(cheltuieli))}`,
    head: ['Pasul', 'PFA', 'SRL „micro”, dumneavoastră angajat', 'SRL pe profit'],
    rows: businessSteps(years).map(({ name, amounts, isLeft }) => [
      isLeft ? `<b>${name}</b>` : name,
      ...amounts,
    ]),
    note: `Calculul nostru, cu taxele de la ${ALL_OF_THEM}: fără alt venit, cu toți banii rămași în firmă luați ca dividende. La SRL „micro” sunteți angajat cu salariul minim de azi, tot anul; taxele lui sunt în rândurile lor.`,
  };
}

function lossTable(sum: number, years: readonly number[], { series, day }: Figures): ComputedTable {
  const point = pointOn(series.inflatie, day);
  if (!point) throw new RangeError('no inflation is known');
  const factor = 1 + point.value / 100;
  return {
    caption: `Ce mai cumpără ${leiInSentence(fromLei(sum))}, dacă prețurile cresc în fiecare an ca acum`,
    head: ['După', 'Cumpără cât'],
    rows: years.map((count) => [countNoun(count, 'an', 'ani'), leiText(Math.round(sum / factor ** count))]),
    note: `Calculul nostru, nu o prognoză: inflația anuală este ${datedValue('inflatie', point)}.`,
  };
}

function decembersTable(sum: number, { series, day }: Figures): ComputedTable {
  const points = series.inflatie.filter(({ from }) => from.slice(5, 7) === '12' && from <= day);
  if (points.length === 0) throw new RangeError('no inflation of a December is known');
  return {
    caption: `Inflația din decembrie și ce mai cumpără ${leiInSentence(fromLei(sum))} ținuți acel an`,
    head: ['Decembrie', 'Inflația', 'Cumpără cât'],
    rows: points.map(({ from, value }) => [
      from.slice(0, 4),
      seriesValue('inflatie', value),
      leiText(Math.round(sum / (1 + value / 100))),
    ]),
    note: `Ultima coloană este calculul nostru; sursa fiecărei valori este la ${ALL_OF_THEM}.`,
  };
}
