import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { KeptRate } from './owed-conversions.ts';

/** What an entry of the ledger does: a share is owed, or taken back; two people adjust a sum, or paid it. */
export const entryKinds = ['accrued', 'reversed', 'adjusted', 'paid'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** An entry to append, before it has its number, moment and hash. */
export type NewEntry = {
  kind: EntryKind;
  /** the conversion; the change that adjusts; the month of the statement that was paid */
  subject: string;
  /** the change of a conversion that caused it; null for what people decided */
  changeId: number | null;
  /** whole bani with their sign: owed sums are positive, paid or reversed ones negative */
  bani: number;
  payableFrom: IsoDay;
  rate: KeptRate | null;
};

/** An entry in the hash chain of its partner. */
export type Entry = NewEntry & {
  /** 1 and on, within one partner */
  number: number;
  at: Date;
  /** SHA-256 of the hash before, a line feed and the line, in hexadecimal */
  hash: string;
};

/** Writes the text an entry is sealed as: `number|moment|kind|subject|bani|payable`. */
export function entryLine({
  number,
  at,
  kind,
  subject,
  bani,
  payableFrom,
}: Pick<Entry, 'number' | 'at' | 'kind' | 'subject' | 'bani' | 'payableFrom'>): string {
  return [number, at.toISOString(), kind, subject, bani, payableFrom].join('|');
}
