import { addDays, startOfDay } from '#domain/base/days/iso-day.ts';
import { type Entry, entryLine } from '#domain/partners/ledger/entry.ts';
import { dayAfterMonth, lastDayOf } from '#domain/partners/ledger/month.ts';
import { type LedgerSums, sumsOn } from '#domain/partners/ledger/sums-on.ts';
import { NO_HASH } from './entry-hash.ts';

/** Statement of a month: its entries, and the sums before and after them. */
export type Statement = {
  /** yyyy-mm */
  month: string;
  entries: readonly Entry[];
  /** hash before the first entry of the month, and of the last one */
  before: string;
  last: string;
  /** number of the last entry up to the end of the month; 0 when there is none */
  lastNumber: number;
  /** at the end of the day before the month, and of its last day */
  opening: LedgerSums;
  closing: LedgerSums;
};

/** Makes the statement of a month from all entries of a partner. */
export function statementOf(entries: readonly Entry[], month: string, timeZone: string): Statement {
  const [from, until] = [startOfDay(`${month}-01`, timeZone), startOfDay(dayAfterMonth(month), timeZone)];
  const earlier = entries.filter(({ at }) => at < from);
  const own = entries.filter(({ at }) => at >= from && at < until);
  const before = earlier.at(-1)?.hash ?? NO_HASH;
  return {
    month,
    entries: own,
    before,
    last: own.at(-1)?.hash ?? before,
    lastNumber: earlier.length + own.length,
    opening: sumsOn(earlier, addDays(`${month}-01`, -1)),
    closing: sumsOn([...earlier, ...own], lastDayOf(month)),
  };
}

/** Writes the text that the published script checks: the hash before, each entry as it is sealed, and the last hash. */
export function statementText({ before, entries, last }: Statement): string {
  return [before, ...entries.map(entryLine), last, ''].join('\n');
}
