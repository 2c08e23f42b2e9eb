import { z } from 'zod';
import type { BankRate } from '#domain/rates/rate.ts';
import { type RatesDocument, checkedCurrency, checkedDay, checkedRate } from './rates-document.ts';
import { RatesError } from './rates-error.ts';

const text = z.union([z.string(), z.number().transform(String)]);

// The columns of a CSV file are the keys of a JSON one.
const lineSchema = z.object({
  bank: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  currency: z.string(),
  day: z.string(),
  buy: text,
  sell: text,
  multiplier: text.optional(),
});

/**
 * A list of what banks buy and sell for: `bank` (its slug), `currency`, `day` (yyyy-mm-dd), `buy`, `sell` and, when not
 * 1, `multiplier`, a line each.
 * @throws {RatesError} naming the first line that can not be used: nothing of such a file is taken
 */
export function readBankRates(lines: readonly unknown[]): RatesDocument {
  const bankRates = lines.map((line, index) => {
    const { success, data, error } = lineSchema.safeParse(line);
    if (!success) {
      const [issue] = error.issues;
      throw new RatesError(
        'unexpected-content',
        `line ${index + 1}: ${issue?.path.join('.')}: ${issue?.message}`,
      );
    }
    return toBankRate(data);
  });
  const publishedOn = bankRates
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  if (!publishedOn) throw new RatesError('unexpected-content', 'a list without lines');
  return { publishedOn, rates: [], bankRates };
}

function toBankRate(line: z.infer<typeof lineSchema>): BankRate {
  const buy = checkedRate(line.buy.replace(',', '.'));
  const sell = checkedRate(line.sell.replace(',', '.'));
  if (Number(sell) < Number(buy)) {
    throw new RatesError('not-a-rate', `${line.bank} would buy ${line.currency} for more than it sells it`);
  }
  const multiplier = Number(line.multiplier || 1);
  if (!Number.isInteger(multiplier) || multiplier < 1) {
    throw new RatesError('unexpected-content', `not a multiplier: ${line.multiplier}`);
  }
  return {
    bank: line.bank,
    currency: checkedCurrency(line.currency.toUpperCase()),
    day: checkedDay(line.day),
    multiplier,
    buy,
    sell,
  };
}
