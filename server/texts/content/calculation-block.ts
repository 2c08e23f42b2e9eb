import { load } from 'js-yaml';
import { z } from 'zod';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { LawFigure } from '#domain/law/law-figures.ts';
import { datedAprCap, lawPercent } from '#domain/law/rules-in-words.ts';
import { legalMaximum } from '#domain/law/legal-maximum.ts';
import { annuitySchedule } from '#domain/loan/annuity-schedule.ts';
import { monthlyPayment } from '#domain/loan/monthly-payment.ts';
import { bani, fromLei, roundToBani, type Bani } from '#domain/base/money/bani.ts';
import type { SeriesBook } from '#domain/base/series/series.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatLei, leiInSentence } from '#domain/base/text/format-money.ts';
import type { ComputedTable } from './computed-table.ts';
import { loansTable } from './loans-table.ts';
import { isOfSeries, seriesCalculations, tableOfSeries } from './series-tables.ts';
import { READ_ONCE } from './read-once.ts';

const rates = z.array(z.number().min(0).max(1000)).min(1).max(6);
const months = z.array(z.int().min(1).max(480)).min(1).max(6);

const calculationSchema = z.discriminatedUnion('tip', [
  z.strictObject({
    tip: z.literal('salariu'),
    euro: z.int().positive(),
    /** lei for a euro; the text says of which day */
    curs: z.number().positive(),
    dobanzi: rates,
    luni: months,
  }),
  z.strictObject({ tip: z.literal('rate'), suma: z.int().positive(), dobanzi: rates, luni: months }),
  z.strictObject({
    tip: z.literal('plafon'),
    suma: z.int().positive(),
    zile: z.array(z.int().min(1).max(3650)).min(1),
  }),
  z.strictObject({
    tip: z.literal('plafon-dae'),
    suma: z.int().positive(),
    luni: months,
    /** so many points more at the central bank; 0 is the ceiling as it is */
    puncte: z.array(z.number().min(0).max(10)).min(1).max(4),
  }),
  ...seriesCalculations,
]);
type Calculation = z.infer<typeof calculationSchema>;

type Figures = { pack: RulePack | null; series: SeriesBook; day: string };

/**
 * Computes the table of a `calcul` block in an article: figures of loans are computed, never typed.
 * @param yaml text of the block
 * @param figures rules in force, for legal ceilings, and the series with their day
 * @throws {RangeError} when the block asks for something that cannot be computed
 */
export function computeTable(yaml: string, figures: Figures): ComputedTable {
  const { pack } = figures;
  const calculation = readCalculation(yaml);
  if (isOfSeries(calculation)) return tableOfSeries(calculation, figures);
  if (calculation.tip === 'salariu') return salaryTable(calculation, pack);
  if (calculation.tip === 'rate') return instalmentTable(calculation);
  if (calculation.tip === 'plafon-dae') return aprCeilingTable(calculation, pack);
  return ceilingTable(calculation, pack);
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
  const parsed = calculationSchema.safeParse(load(yaml), READ_ONCE);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RangeError(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'can not be read'}`);
}

function salaryTable(
  { euro, curs, ...loans }: Extract<Calculation, { tip: 'salariu' }>,
  pack: RulePack | null,
): ComputedTable {
  const share = pack?.incomeSharePercent?.value;
  if (share === undefined) throw new RangeError('no ceiling of the payments of a month');
  const principal = roundToBani(euro * curs * 100);
  const { given, ...table } = loansTable(loans, {
    names: [
      ['Rata lunară', 'rată'],
      ['Venitul net', 'venit'],
    ],
    of: (yearlyRatePercent, termMonths) => {
      const payment = monthlyPayment({ principal, yearlyRatePercent, termMonths });
      return [wholeLei(payment), wholeLei((payment * 100) / share)];
    },
  });
  return {
    caption: `Rata lunară și venitul net necesar pentru ${countNoun(euro, 'euro', 'euro')}, adică ${leiInSentence(wholeLei(principal))}${given}`,
    ...table,
    note: `Calculul nostru: rate egale, fără comisioane; venitul este rata împărțită la ${lawPercent(share)}, fără alte credite. Sumele sunt rotunjite la leu.`,
  };
}

function instalmentTable({ suma, ...loans }: Extract<Calculation, { tip: 'rate' }>): ComputedTable {
  const principal = fromLei(suma);
  const { given, ...table } = loansTable(loans, {
    names: [
      ['Rata lunară', 'rată'],
      ['Totalul de plată', 'total'],
    ],
    of: (yearlyRatePercent, termMonths) => {
      const rows = annuitySchedule({ principal, yearlyRatePercent, termMonths });
      return [rows[0]?.payment ?? principal, sumOf(rows)];
    },
  });
  return {
    caption: `Rata lunară și totalul de plată pentru ${leiInSentence(principal)}${given}`,
    ...table,
    note: 'Calculul nostru: rate egale, fără comisioane; ultima rată poate diferi cu câțiva bani.',
  };
}

function ceilingTable(
  { suma, zile }: Extract<Calculation, { tip: 'plafon' }>,
  pack: RulePack | null,
): ComputedTable {
  const principal = fromLei(suma);
  return {
    caption: `Cât poate costa, cel mult, un credit IFN de ${leiInSentence(principal)}`,
    head: ['Țineți banii', 'Cost, cel mult', 'Dați înapoi, cel mult'],
    rows: zile.map((days) => {
      const maximum = legalMaximum(principal, days, pack);
      if (!maximum) throw new RangeError(`no legal ceiling for ${suma} lei`);
      return [countNoun(days, 'zi', 'zile'), formatLei(maximum.cost), formatLei(maximum.total)];
    }),
    note: `Calculul nostru, după ${pack?.capLawName ?? 'lege'}.`,
  };
}

function aprCeilingTable(
  { suma, luni, puncte }: Extract<Calculation, { tip: 'plafon-dae' }>,
  pack: RulePack | null,
): ComputedTable {
  const cap = pack?.generalAprCapPercent;
  if (!cap) throw new RangeError('no legal ceiling of DAE');
  const principal = fromLei(suma);
  const rowOf = (points: number, termMonths: number) => {
    // DAE compounds the interest of a month; the nominal rate is twelve of them.
    const yearlyRatePercent = ((1 + (cap.value + points) / 100) ** (1 / 12) - 1) * 1200;
    const loan = { principal, yearlyRatePercent, termMonths };
    const ceiling = points === 0 ? 'la plafon' : `cu ${countNoun(points, 'punct', 'puncte')} mai sus`;
    return [
      `${ceiling}, ${countNoun(termMonths, 'lună', 'luni')}`,
      formatLei(wholeLei(monthlyPayment(loan))),
      formatLei(wholeLei(sumOf(annuitySchedule(loan)))),
    ];
  };
  return {
    caption: `Cât poate costa, cel mult, un credit IFN de ${leiInSentence(principal)}, la o DAE de ${datedAprCap(cap)}`,
    head: ['DAE și perioada', 'Rata lunară', 'Total de plată'],
    rows: puncte.flatMap((points) => luni.map((termMonths) => rowOf(points, termMonths))),
    note: 'Calculul nostru: rate egale, fără comisioane. Sumele sunt rotunjite la leu.',
  };
}

function sumOf(rows: readonly { payment: Bani }[]): Bani {
  return bani(rows.reduce((sum, row) => sum + row.payment, 0));
}

function wholeLei(amount: number): Bani {
  return bani(Math.round(amount / 100) * 100);
}
