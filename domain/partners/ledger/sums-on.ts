import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { Entry } from './entry.ts';

/** Sums of a ledger on a day, in whole bani. `held` and `payable` are owed and not paid yet. */
export type LedgerSums = { earned: number; held: number; payable: number; paid: number };

/** Sums the entries of a ledger on a day: each is held until its day comes and payable from then on, less payments. */
export function sumsOn(
  entries: readonly Pick<Entry, 'kind' | 'bani' | 'payableFrom'>[],
  day: IsoDay,
): LedgerSums {
  const sum = (isOf: (entry: Pick<Entry, 'kind' | 'payableFrom'>) => boolean) =>
    entries.reduce((total, entry) => total + (isOf(entry) ? entry.bani : 0), 0);
  return {
    earned: sum(({ kind }) => kind !== 'paid'),
    held: sum(({ payableFrom }) => payableFrom > day),
    payable: sum(({ payableFrom }) => payableFrom <= day),
    paid: 0 - sum(({ kind }) => kind === 'paid'),
  };
}
