import { fromLei } from '#domain/base/money/bani.ts';
import { pointOn } from '#domain/base/series/series-book.ts';
import { datedValue } from '#domain/base/series/series-in-words.ts';
import type { SeriesBook } from '#domain/base/series/series.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { businessSteps } from './business-steps.ts';
import { netPay } from './net-pay.ts';
import { businessRatesOn, payRatesOn } from './pay-rates.ts';
import { paySteps } from './pay-steps.ts';
import { pfaYear, srlYear } from './self-employed.ts';
import type { CalculationOf } from '#domain/texts/schemas/calculation-schema.ts';
import { ALL_SERIES, type ComputedTable } from '#domain/texts/tables/computed-table.ts';

type Figures = { series: SeriesBook; day: string };

/** Lists the steps from a gross wage to the net. @throws {RangeError} when a tax is not known on the day */
export function payTable(
  { brut, persoane }: CalculationOf<'salariu-net'>,
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
    note: `Calculul nostru, cu salariul minim de ${datedValue('salariu-minim', wage)} și cu taxele de la ${ALL_SERIES}. Contribuțiile și impozitul sunt rotunjite la leu.`,
  };
}

/** Compares a year as a PFA and as a company, step by step. @throws {RangeError} when a tax is not known on the day */
export function businessTable(
  { incasari, cheltuieli }: CalculationOf<'pfa-srl'>,
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
    note: `Calculul nostru, cu taxele de la ${ALL_SERIES}: fără alt venit, cu toți banii rămași în firmă luați ca dividende. La SRL „micro” sunteți angajat cu salariul minim de azi, tot anul; taxele lui sunt în rândurile lor.`,
  };
}
