import { type KnownNames, readBankRates } from './read-bank-rates.ts';
import { readRatesTable } from './read-rates-table.ts';
import type { RatesDocument } from './rates-document.ts';
import { RatesError } from './rates-error.ts';

/**
 * Reads banks' lists as JSON or CSV, recognised by their content.
 * @throws {RatesError} when it is neither, or with the first unusable line
 */
export function readBankList(text: string, known: KnownNames): RatesDocument {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start.startsWith('[')) {
    return readBankRates(
      readJsonList(start).map((values, index) => ({ number: index + 1, values })),
      known,
    );
  }
  const { columns, rows, lines } = readRatesTable(text);
  if (!columns.includes('bank')) throw new RatesError('unexpected-content', 'a list without a column "bank"');
  return readBankRates(
    rows.map((values, index) => ({ number: lines[index] ?? 0, values })),
    known,
  );
}

function readJsonList(text: string): unknown[] {
  try {
    return JSON.parse(text) as unknown[];
  } catch (error) {
    throw new RatesError('unexpected-content', `not JSON: ${(error as Error).message}`);
  }
}
