import { slugSchema } from '#domain/base/text/slug-schema.ts';
import { z } from 'zod';
import type { BankRate } from '#domain/tools/rates/rate.ts';
import { type RatesDocument, checkedCurrency, checkedDay, checkedRate } from './rates-document.ts';
import { RatesError, type RatesErrorCode, type RatesErrorPlace } from './rates-error.ts';

/** Valid names of a list: the banks of the site by slug, its currencies by code, and days until today. */
export type KnownNames = {
  banks: ReadonlySet<string>;
  currencies: ReadonlySet<string>;
  /** yyyy-mm-dd, in Romania */
  today: string;
};

/** A line of a list with its number in the file; in a JSON list, the number of the entry. */
type ListLine = { number: number; values: unknown };

const text = z.union([z.string(), z.number().transform(String)]);

// The columns of a CSV file are the keys of a JSON one.
const lineSchema = z.object({
  bank: slugSchema,
  currency: z.string(),
  day: z.string(),
  buy: text,
  sell: text,
  multiplier: text.optional(),
});

type Line = z.infer<typeof lineSchema>;

/**
 * Reads a list of banks' buying and selling rates: `bank` (its slug), `currency`, `day` (yyyy-mm-dd), `buy`, `sell` and, when not
 * 1, `multiplier`, a line each.
 * @param known refuses all other names
 * @throws {RatesError} with the place of the first unusable line: nothing of such a list is used
 */
export function readBankRates(lines: readonly ListLine[], known: KnownNames): RatesDocument {
  const seen = new Set<string>();
  const bankRates = lines.map(({ number, values }) => {
    const rate = toBankRate(checkedLine(values, number), number);
    assertKnown(rate, number, known);
    const key = `${rate.bank} ${rate.currency} ${rate.day}`;
    if (seen.has(key)) throw refused('unexpected-content', { line: number }, `${key} stands twice`);
    seen.add(key);
    return rate;
  });
  const publishedOn = bankRates
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  if (!publishedOn) throw new RatesError('unexpected-content', 'a list without lines');
  return { publishedOn, rates: [], bankRates, skipped: [] };
}

function checkedLine(values: unknown, line: number): Line {
  const { success, data, error } = lineSchema.safeParse(values);
  if (success) return data;
  const [issue] = error.issues;
  const field = issue?.path.join('.');
  throw refused('unexpected-content', { line, ...(field && { field }) }, issue?.message ?? '');
}

function toBankRate(line: Line, number: number): BankRate {
  const at = <Value>(field: keyof Line, read: () => Value) => readAt({ line: number, field }, read);
  const buy = at('buy', () => checkedRate(line.buy.replace(',', '.')));
  const sell = at('sell', () => checkedRate(line.sell.replace(',', '.')));
  if (Number(sell) < Number(buy)) {
    throw refused(
      'not-a-rate',
      { line: number, field: 'sell' },
      `it is below what the bank buys for, ${buy}`,
    );
  }
  const multiplier = Number(line.multiplier || 1);
  if (!Number.isInteger(multiplier) || multiplier < 1 || multiplier > 1_000_000) {
    const place = { line: number, field: 'multiplier' };
    throw refused('unexpected-content', place, `not a multiplier: ${line.multiplier}`);
  }
  return {
    bank: line.bank,
    currency: at('currency', () => checkedCurrency(line.currency.toUpperCase())),
    day: at('day', () => checkedDay(line.day)),
    multiplier,
    buy,
    sell,
  };
}

function assertKnown({ bank, currency, day }: BankRate, line: number, known: KnownNames): void {
  if (!known.banks.has(bank)) throw refused('unknown-bank', { line, field: 'bank' }, bank);
  if (!known.currencies.has(currency)) {
    throw refused('unknown-currency', { line, field: 'currency' }, currency);
  }
  if (day > known.today) throw refused('future-day', { line, field: 'day' }, `${day} is yet to come`);
}

function readAt<Value>(place: RatesErrorPlace, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RatesError)) throw error;
    throw refused(error.code, place, error.message);
  }
}

function refused(code: RatesErrorCode, place: RatesErrorPlace, detail: string): RatesError {
  const { line, field } = place;
  return new RatesError(code, `line ${line}${field ? `, ${field}` : ''}: ${detail}`, { place });
}
