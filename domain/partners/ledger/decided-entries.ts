import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { NewEntry } from './entry.ts';
import { lastDayOf } from './month.ts';

/** A sum that is put right: with its sign, and why. The reason is the note of the change. */
export type Adjustment = { partnerId: string; bani: number };

/** A payment of a statement: its sum, the partner's invoice and the account. */
export type Payout = {
  partnerId: string;
  /** of the statement, yyyy-mm */
  month: string;
  /** more than 0 */
  bani: number;
  invoice: string;
  iban: string;
};

/** Returns the subject of the entry of an adjustment. @param changeId of the change that two people decided */
export const adjustmentSubject = (changeId: number): string => `ajustare-${changeId}`;

/** Returns the entry of an adjustment that was approved on a day: it counts from that day on. */
export function adjustmentEntry(changeId: number, { bani }: Pick<Adjustment, 'bani'>, day: IsoDay): NewEntry {
  return {
    kind: 'adjusted',
    subject: adjustmentSubject(changeId),
    changeId: null,
    bani,
    payableFrom: day,
    rate: null,
  };
}

/** Returns the entry of a payout: it lessens what could be paid at the end of the statement's month. */
export function payoutEntry({ month, bani }: Payout): NewEntry {
  return {
    kind: 'paid',
    subject: month,
    changeId: null,
    bani: -bani,
    payableFrom: lastDayOf(month),
    rate: null,
  };
}

/**
 * Returns the unpaid part of a statement, in bani: the payable sum at the end of its month, less what was paid and taken back
 * since. Entries appended later with an earlier payable day, such as an amount confirmed late, belong to the next statement.
 * @param payable of the statement, in bani
 * @param since entries after the statement that are payable on the last day of its month, or earlier
 */
export function dueOf(payable: number, since: readonly Pick<NewEntry, 'subject' | 'bani'>[]): number {
  const sums = new Map<string, number>();
  for (const { subject, bani } of since) sums.set(subject, (sums.get(subject) ?? 0) + bani);
  return sums.values().reduce((due, sum) => due + Math.min(0, sum), payable);
}
