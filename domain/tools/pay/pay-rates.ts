import { pointOn } from '#domain/base/series/series-book.ts';
import type { SeriesBook, SeriesName } from '#domain/base/series/series.ts';

/**
 * Reads the values of some series on a day, by name. @returns null when one of them is unknown: nothing is computed from a guess
 */
function valuesOn<Name extends SeriesName>(
  names: readonly Name[],
  book: SeriesBook,
  day: string,
): Record<Name, number> | null {
  const known = names.flatMap((name) => {
    const point = pointOn(book[name], day);
    return point ? [[name, point.value] as const] : [];
  });
  if (known.length < names.length) return null;
  return Object.fromEntries(known) as unknown as Record<Name, number>;
}

const deductions = ['deducere-0', 'deducere-1', 'deducere-2', 'deducere-3', 'deducere-4'] as const;

/** Series behind a net wage, in the order of the page. */
export const paySeries = [
  'salariu-minim',
  'cas',
  'cass',
  'impozit-salariu',
  'cam',
  'suma-netaxabila',
  'deducere-limita',
  'deducere-pas',
  'deducere-scadere',
  ...deductions,
] as const;
export type PayRates = Record<(typeof paySeries)[number], number>;

/** Reads the rates of a net wage. @param day yyyy-mm-dd */
export function payRatesOn(book: SeriesBook, day: string): PayRates | null {
  return valuesOn(paySeries, book, day);
}

/** Computes the deduction at the minimum wage, in percent of it. @param dependants 0 or more; from 4 on the same */
export function deductionPercent(rates: PayRates, dependants: number): number {
  return rates[deductions[Math.min(dependants, 4)] ?? 'deducere-0'];
}

/** Series behind a PFA and an SRL, in the order of the page. */
export const businessSeries = [
  'pfa-impozit',
  'cas',
  'cass',
  'pfa-cas-prag-1',
  'pfa-cas-prag-2',
  'pfa-cass-minim',
  'pfa-cass-maxim',
  'impozit-micro',
  'plafon-micro',
  'impozit-profit',
  'impozit-dividende',
  'dividende-cass-1',
  'dividende-cass-2',
  'dividende-cass-3',
] as const;
export type BusinessRates = Record<(typeof businessSeries)[number], number> & {
  /** lei: the gross minimum wage of 1 January, the unit of thresholds for the whole year */
  wageOfYear: number;
};

/** Reads the rates of both forms. @param day yyyy-mm-dd */
export function businessRatesOn(book: SeriesBook, day: string): BusinessRates | null {
  const values = valuesOn(businessSeries, book, day);
  // The tax year, which may be the one before the day's.
  const year = pointOn(book['pfa-impozit'], day)?.from.slice(0, 4) ?? day.slice(0, 4);
  const wage = pointOn(book['salariu-minim'], `${year}-01-01`);
  return values && wage ? { ...values, wageOfYear: wage.value } : null;
}
