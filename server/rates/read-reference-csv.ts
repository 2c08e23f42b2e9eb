import { dividedHalfUp, decimalText, scaled } from '#domain/rates/decimal.ts';
import type { ReferenceRate } from '#domain/rates/rate.ts';
import { type RatesDocument, checkedCurrency, checkedDay, checkedRate } from './rates-document.ts';
import { RatesError } from './rates-error.ts';

type Row = Record<string, string>;

// As published: https://curs.bnr.ro/nbrfxrates.xml.
const quotedByTheHundred = new Set(['HUF', 'IDR', 'ISK', 'JPY', 'KRW']);
const ECB_DECIMALS = 6;

/** A table of the national bank's rates: a row a day, a column a currency, empty where there was none. */
export function readBnrTable(columns: readonly string[], rows: readonly Row[]): RatesDocument {
  return documentOf(columns, rows, (row, currency, day) => ({
    provider: 'bnr',
    currency,
    day,
    value: checkedRate(row[currency.toLowerCase()]),
    multiplier: multiplierOf(currency),
  }));
}

/**
 * The European Central Bank's table, units of each currency for one euro. Lei for a currency are the lei for a euro divided
 * by its units for a euro, with six decimals; a day without lei gives nothing.
 */
export function readEcbTable(columns: readonly string[], rows: readonly Row[]): RatesDocument {
  const withLei = rows.filter(({ ron }) => isFigure(ron)).map((row) => ({ ...row, eur: '1' }));
  return documentOf([...columns, 'eur'], withLei, (row, currency, day) => {
    if (currency === 'RON') return undefined;
    const multiplier = multiplierOf(currency);
    const lei = scaled(checkedRate(row['ron'])) * BigInt(multiplier);
    const units = scaled(checkedRate(row[currency.toLowerCase()]));
    const value = decimalText(dividedHalfUp(lei, units, ECB_DECIMALS), ECB_DECIMALS);
    return { provider: 'ecb', currency, day, value, multiplier };
  });
}

type ToRate = (row: Row, currency: string, day: string) => ReferenceRate | undefined;

function documentOf(columns: readonly string[], rows: readonly Row[], toRate: ToRate): RatesDocument {
  const names = columns.filter((name) => name !== 'date' && name !== '');
  const rates = rows.flatMap((row) => {
    const day = checkedDay(row['date']);
    return names
      .filter((name) => isFigure(row[name]))
      .flatMap((name) => toRate(row, checkedCurrency(name.toUpperCase()), day) ?? []);
  });
  const days = rates.map(({ day }) => day).toSorted();
  const publishedOn = days.at(-1);
  if (!publishedOn) throw new RatesError('unexpected-content', 'a table without rates');
  return { publishedOn, rates, bankRates: [] };
}

// The European Central Bank writes N/A for a currency that is not quoted.
function isFigure(text: string | undefined): boolean {
  return text !== undefined && text !== '' && text !== 'N/A';
}

function multiplierOf(currency: string): number {
  return quotedByTheHundred.has(currency) ? 100 : 1;
}
