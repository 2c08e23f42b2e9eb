import { addDays } from '#domain/base/days/iso-day.ts';
import { romanianTime } from '#domain/tools/rates/bnr-days.ts';
import { isDecimal } from '#domain/tools/rates/decimal.ts';
import type { BankRate, ReferenceRate } from '#domain/tools/rates/rate.ts';
import { RatesError } from './rates-error.ts';

/** Content of one answer or file. */
export type RatesDocument = {
  /** its publication day: a document with an older one never changes stored rates */
  publishedOn: string;
  rates: ReferenceRate[];
  bankRates: BankRate[];
  /** invalid values of reference rates: their currencies are left out, and the rest is used */
  skipped: SkippedRate[];
};

/** An invalid value in place of a rate. */
export type SkippedRate = { currency: string; day: string; value: string };

/** Tells whether a text is a decimal above 0. */
export function isRate(text: string | undefined): text is string {
  return text !== undefined && isDecimal(text) && Number(text) > 0;
}

/** Checks a day. @throws {RatesError} when a text is not a day of the calendar */
export function checkedDay(text: string | undefined): string {
  const isDay = text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (!isDay || Number.isNaN(Date.parse(text)) || addDays(text, 0) !== text) {
    throw new RatesError('unexpected-content', `not a day: ${text}`);
  }
  return text;
}

/** Checks a rate. @throws {RatesError} when a text is not a decimal above 0 */
export function checkedRate(text: string | undefined): string {
  if (!isRate(text)) throw new RatesError('not-a-rate', `not a rate: ${text}`);
  return text;
}

/** Checks a currency. @throws {RatesError} when a text is not an ISO code */
export function checkedCurrency(text: string | undefined): string {
  if (!text || !/^[A-Z]{3}$/.test(text))
    throw new RatesError('unexpected-content', `not a currency: ${text}`);
  return text;
}

/** Refuses a document with future days. @throws {RatesError} */
export function assertNotFuture({ rates, bankRates, publishedOn }: RatesDocument, now: Date): void {
  const { day: today } = romanianTime(now);
  const late = [publishedOn, ...rates.map(({ day }) => day), ...bankRates.map(({ day }) => day)].find(
    (day) => day > today,
  );
  if (late) throw new RatesError('future-day', `rates of ${late}, which is yet to come`);
}
