import type { TextChart } from '#domain/texts/schemas/text-chart.ts';
import type { LawFigure } from '#domain/law/law-figures.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { debtsChart } from '#domain/tools/debts/debts-chart.ts';
import {
  balanceChart,
  loanCostsChart,
  minimumChart,
  paymentsChart,
  salaryChart,
} from '#domain/texts/charts/loan-charts.ts';
import type { SeriesBook } from '#domain/base/series/series.ts';
import { exchangeChart } from '#domain/texts/charts/exchange-chart.ts';
import { seriesChart } from '#domain/texts/charts/series-charts.ts';
import { chartSchema, type ChartBlock } from '#domain/texts/schemas/chart-schema.ts';
import { businessChart } from '#domain/tools/pay/business-chart.ts';
import { holidaysChart } from '#domain/tools/calendar/holidays-chart.ts';
import { ceilingBandsChart, ceilingChart, shareChart, lateChart } from '#domain/texts/charts/law-charts.ts';
import { READ_ONCE } from './read-once.ts';
import { readYaml } from './read-yaml.ts';

/** Rules in force, and the series with their day. */
type Figures = { pack: RulePack | null; series: SeriesBook; day: string };

/**
 * Computes the chart of a `grafic` block in an article: the block names the subject, the figures are computed or come from the
 * law.
 * @throws {RangeError} when it asks for something that cannot be computed
 */
export function computeChart(yaml: string, { pack, series, day }: Figures): TextChart {
  const block = readChart(yaml);
  switch (block.tip) {
    case 'plafon':
      return ceilingChart(block, pack);
    case 'trepte-plafon':
      return ceilingBandsChart(block, pack);
    case 'intarziere':
      return lateChart(block, pack);
    case 'costuri':
      return loanCostsChart(block);
    case 'plati':
      return paymentsChart(block);
    case 'sold':
      return balanceChart(block);
    case 'minim':
      return minimumChart(block);
    case 'datorii':
      return debtsChart(block);
    case 'salariu':
      return salaryChart(block, pack);
    case 'indatorare':
      return shareChart(block, pack);
    case 'serie':
      return seriesChart(block, { series, day });
    case 'pfa-srl':
      return businessChart(block, { series, day });
    case 'schimb':
      return exchangeChart(block);
    case 'zile-libere':
      return holidaysChart(block);
  }
}

const figuresOf: Readonly<Partial<Record<ChartBlock['tip'], readonly LawFigure[]>>> = {
  plafon: ['plafoane'],
  'trepte-plafon': ['plafoane'],
  intarziere: ['plafoane'],
  salariu: ['indatorare'],
  indatorare: ['indatorare'],
};

/** Lists the figures of the law used by a block's chart. @throws {RangeError} as above */
export function figuresOfChart(yaml: string): readonly LawFigure[] {
  return figuresOf[readChart(yaml).tip] ?? [];
}

function readChart(yaml: string): ChartBlock {
  const parsed = chartSchema.safeParse(readYaml(yaml), READ_ONCE);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RangeError(`grafic: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'can not be read'}`);
}
