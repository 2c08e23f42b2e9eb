import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { Entry, NewEntry } from './entry.ts';
import type { Owed } from './owed-conversions.ts';

/** What stands of each conversion: bani by the day from which they can be paid. */
export type Standing = ReadonlyMap<string, ReadonlyMap<IsoDay, number>>;

/** Sums the entries of conversions by conversion and day. */
export function standingOf(
  entries: readonly Pick<Entry, 'kind' | 'subject' | 'bani' | 'payableFrom'>[],
): Standing {
  const standing = new Map<string, Map<IsoDay, number>>();
  for (const { kind, subject, bani, payableFrom } of entries) {
    if (kind !== 'accrued' && kind !== 'reversed') continue;
    const days = standing.get(subject) ?? new Map<IsoDay, number>();
    standing.set(subject, days.set(payableFrom, (days.get(payableFrom) ?? 0) + bani));
  }
  return standing;
}

/**
 * Finds the entries that bring the ledger to the sums owed: what had accrued is reversed exactly, on the day from which it could be
 * paid, and only the difference of a changed amount is written. Reversals come first. A conversion whose rate is not known yet keeps
 * what stands.
 * @param causeOf the change that causes the entries of a conversion
 */
export function entriesToAppend(
  owed: readonly Owed[],
  standing: Standing,
  causeOf: (conversionId: string) => number,
): NewEntry[] {
  const found = owed.flatMap(({ conversion: { id }, bani, payableFrom, rate, waitsFor }) => {
    if (waitsFor === 'rate') return [];
    const target = new Map<IsoDay, number>(payableFrom === null ? [] : [[payableFrom, bani]]);
    const stands = standing.get(id) ?? new Map<IsoDay, number>();
    return [...new Set([...stands.keys(), ...target.keys()])].flatMap((day): NewEntry[] => {
      const missing = (target.get(day) ?? 0) - (stands.get(day) ?? 0);
      if (missing === 0) return [];
      const kind = missing > 0 ? 'accrued' : 'reversed';
      return [
        {
          kind,
          subject: id,
          changeId: causeOf(id),
          bani: missing,
          payableFrom: day,
          rate: kind === 'accrued' ? rate : null,
        },
      ];
    });
  });
  return [
    ...found.filter(({ kind }) => kind === 'reversed'),
    ...found.filter(({ kind }) => kind === 'accrued'),
  ];
}
