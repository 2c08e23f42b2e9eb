import { dividedHalfUp, decimalText, scaled } from '#domain/tools/rates/decimal.ts';
import type { ReferenceRate } from '#domain/tools/rates/rate.ts';
import {
  type RatesDocument,
  type SkippedRate,
  checkedCurrency,
  checkedDay,
  isRate,
} from './rates-document.ts';
import { RatesError } from './rates-error.ts';

type Row = Record<string, string>;

// As published: https://curs.bnr.ro/nbrfxrates.xml.
const quotedByTheHundred = new Set(['HUF', 'IDR', 'ISK', 'JPY', 'KRW']);
const ECB_DECIMALS = 6;

/**
 * Reads a table of the national bank's rates: a row a day, a column a currency, empty where there was none. An invalid value is
 * skipped.
 */
export function readBnrTable(columns: readonly string[], rows: readonly Row[]): RatesDocument {
  return documentOf(columns, rows, (row, currency, day) => ({
    provider: 'bnr',
    currency,
    day,
    value: row[currency.toLowerCase()] ?? '',
    multiplier: multiplierOf(currency),
  }));
}

/**
 * Reads the European Central Bank's table, units of each currency for one euro. Lei for a currency are the lei for a euro divided
 * by its units for a euro, with six decimals; a day without lei gives no rates.
 */
export function readEcbTable(columns: readonly string[], rows: readonly Row[]): RatesDocument {
  return documentOf(
    [...columns, 'eur'],
    rows.map((row) => ({ ...row, eur: '1' })),
    (row, currency, day) => {
      const { ron } = row;
      if (currency === 'RON' || !isRate(ron)) return undefined;
      const multiplier = multiplierOf(currency);
      const units = scaled(row[currency.toLowerCase()] ?? '');
      const value = decimalText(
        dividedHalfUp(scaled(ron) * BigInt(multiplier), units, ECB_DECIMALS),
        ECB_DECIMALS,
      );
      return { provider: 'ecb', currency, day, value, multiplier };
    },
  );
}

type ToRate = (row: Row, currency: string, day: string) => ReferenceRate | undefined;

function documentOf(columns: readonly string[], rows: readonly Row[], toRate: ToRate): RatesDocument {
  const names = columns.filter((name) => name !== 'date' && name !== '');
  const skipped: SkippedRate[] = [];
  const rates = rows.flatMap((row) => {
    const day = checkedDay(row['date']);
    return names.flatMap((name) => {
      const value = row[name];
      if (!isFigure(value)) return [];
      const currency = checkedCurrency(name.toUpperCase());
      if (isRate(value)) return toRate(row, currency, day) ?? [];
      skipped.push({ currency, day, value });
      return [];
    });
  });
  const days = rates.map(({ day }) => day).toSorted();
  const publishedOn = days.at(-1);
  if (!publishedOn) throw new RatesError('unexpected-content', 'a table without rates');
  return { publishedOn, rates, bankRates: [], skipped };
}

// Distinguishes a figure from N/A, which the European Central Bank writes for a currency without a quotation.
function isFigure(text: string | undefined): text is string {
  return text !== undefined && text !== '' && text !== 'N/A';
}

function multiplierOf(currency: string): number {
  return quotedByTheHundred.has(currency) ? 100 : 1;
}
