import type { TextChart } from '#domain/texts/schemas/text-chart.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { leftByIncome, type BusinessTerms } from './compare-businesses.ts';
import { netPay } from './net-pay.ts';
import { leiText } from './pay-steps.ts';
import { businessRatesOn, payRatesOn } from './pay-rates.ts';
import type { SeriesBook } from '#domain/base/series/series.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import type { ChartOf } from '#domain/texts/schemas/chart-schema.ts';

const TABLE_ROWS = 10;

/**
 * Charts what a PFA and a micro-company whose owner is on its payroll leave, by income, up to twice the block's income; expenses
 * keep their share of the income. @throws {RangeError} when a required value is unknown on the day
 */
export function businessChart(
  { titlu, incasari, cheltuieli }: ChartOf<'pfa-srl'>,
  { series, day }: { series: SeriesBook; day: string },
): TextChart {
  const rates = businessRatesOn(series, day);
  const pay = payRatesOn(series, day);
  if (!rates || !pay) throw new RangeError('grafic: pfa-srl: not every tax on a business is known');
  const wage = netPay({ gross: pay['salariu-minim'], dependants: 0 }, pay);
  const terms: BusinessTerms = { rates, wage, microCeiling: null };
  const asked = { income: incasari, expenses: cheltuieli, srlCosts: 0, srl: 'micro' as const };
  const left = leftByIncome(asked, terms, 2 * incasari);
  const most = Math.max(...left.flatMap(({ pfa, srl }) => [pfa, srl]));
  const own = left.find(({ income }) => income === incasari);
  const step = left.length / TABLE_ROWS;
  return {
    title: titlu,
    shape: {
      kind: 'lines',
      lines: [
        { name: 'PFA', points: left.map(({ income, pfa }) => [income, pfa]) },
        {
          name: 'SRL „micro”, dumneavoastră angajat',
          // Below that the company does not earn the wage.
          points: left.filter(({ srl }) => srl >= 0).map(({ income, srl }) => [income, srl]),
        },
      ],
      top: most,
      axis: {
        top: `${leiText(most)} rămași`,
        bottom: '0',
        ends: ['aproape nimic încasat', `${leiText(2 * incasari)} încasați`],
      },
    },
    description: `La ${leiInSentence(fromLei(incasari))} încasați rămân ${leiText(own?.pfa ?? 0)} cu PFA și ${leiText(own?.srl ?? 0)} cu SRL „micro”. Treptele PFA sunt pragurile CAS. Calculul nostru, fără alt venit și fără costul contabilului.`,
    sources: [],
    table: {
      head: ['Încasări', 'PFA', 'SRL „micro”'],
      rows: left
        .filter((_, index) => (index + 1) % step === 0)
        .map(({ income, pfa, srl }) => [leiText(income), leiText(pfa), leiText(srl)]),
    },
  };
}
