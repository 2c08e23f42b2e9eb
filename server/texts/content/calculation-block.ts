import type { SeriesBook } from '#domain/base/series/series.ts';
import type { LawFigure } from '#domain/law/law-figures.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { type Calculation, calculationSchema } from '#domain/texts/schemas/calculation-schema.ts';
import type { ComputedTable } from '#domain/texts/tables/computed-table.ts';
import {
  aprCeilingTable,
  ceilingTable,
  instalmentTable,
  salaryTable,
} from '#domain/texts/tables/loan-tables.ts';
import { businessTable, payTable } from '#domain/tools/pay/pay-tables.ts';
import { READ_ONCE } from './read-once.ts';
import { decembersTable, lossTable, valuesTable } from '#domain/texts/tables/series-tables.ts';
import { readYaml } from './read-yaml.ts';

type Figures = { pack: RulePack | null; series: SeriesBook; day: string };

/**
 * Computes the table of a `calcul` block in an article: figures of loans are computed, never typed.
 * @param yaml text of the block
 * @param figures rules in force, for legal ceilings, and the series with their day
 * @throws {RangeError} when the block asks for something that cannot be computed
 */
export function computeTable(yaml: string, figures: Figures): ComputedTable {
  const { pack } = figures;
  const block = readCalculation(yaml);
  switch (block.tip) {
    case 'salariu':
      return salaryTable(block, pack);
    case 'rate':
      return instalmentTable(block);
    case 'plafon':
      return ceilingTable(block, pack);
    case 'plafon-dae':
      return aprCeilingTable(block, pack);
    case 'serie':
      return valuesTable(block, figures);
    case 'salariu-net':
      return payTable(block, figures);
    case 'pfa-srl':
      return businessTable(block, figures);
    case 'putere-de-cumparare':
      return block.ani ? lossTable(block.suma, block.ani, figures) : decembersTable(block.suma, figures);
  }
}

const figuresOf: Readonly<Record<Calculation['tip'], readonly LawFigure[]>> = {
  salariu: ['indatorare'],
  rate: [],
  plafon: ['plafoane'],
  'plafon-dae': ['plafoane', 'dae'],
  serie: [],
  'salariu-net': [],
  'pfa-srl': [],
  'putere-de-cumparare': [],
};

/** Lists the figures of the law used by a block's table. @throws {RangeError} as above */
export function figuresOfTable(yaml: string): readonly LawFigure[] {
  return figuresOf[readCalculation(yaml).tip];
}

function readCalculation(yaml: string): Calculation {
  const parsed = calculationSchema.safeParse(readYaml(yaml), READ_ONCE);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RangeError(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'can not be read'}`);
}
