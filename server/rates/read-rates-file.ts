import { readBankRates } from './read-bank-rates.ts';
import { readBnrXml } from './read-bnr-xml.ts';
import { readCsv } from './read-csv.ts';
import type { RatesDocument } from './rates-document.ts';
import { RatesError } from './rates-error.ts';
import { readBnrTable, readEcbTable } from './read-reference-csv.ts';

/**
 * Reads any file of rates, told by what is in it: XML of the national bank, the European Central Bank's CSV (it has a
 * column RON), a table of the national bank's rates, or banks' lists as CSV or JSON.
 * @throws {RatesError} when it is none of them, or something in it can not be used
 */
export function readRatesFile(text: string): RatesDocument {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start.startsWith('<')) return readBnrXml(text);
  if (start.startsWith('[')) return readBankRates(readJsonList(start));
  const { columns, rows } = readCsv(text);
  if (columns.includes('bank')) return readBankRates(rows);
  if (!columns.includes('date')) throw new RatesError('unexpected-content', 'no known file of rates');
  return columns.includes('ron') ? readEcbTable(columns, rows) : readBnrTable(columns, rows);
}

function readJsonList(text: string): unknown[] {
  try {
    return JSON.parse(text) as unknown[];
  } catch (error) {
    throw new RatesError('unexpected-content', `not JSON: ${(error as Error).message}`);
  }
}
