import { readBankList } from './read-bank-list.ts';
import type { KnownNames } from './read-bank-rates.ts';
import { readBnrXml } from './read-bnr-xml.ts';
import { readRatesTable } from './read-rates-table.ts';
import type { RatesDocument } from './rates-document.ts';
import { RatesError } from './rates-error.ts';
import { readBnrTable, readEcbTable } from './read-reference-csv.ts';

/**
 * Reads any file of rates, recognised by its content: banks' lists as CSV or JSON, or reference rates.
 * @param known valid names of a bank's list
 * @throws {RatesError} for any other file, or an unusable value
 */
export function readRatesFile(text: string, known: KnownNames): RatesDocument {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  const isList =
    start.startsWith('[') || (!start.startsWith('<') && readRatesTable(text).columns.includes('bank'));
  return isList ? readBankList(text, known) : readReferenceFile(text);
}

/**
 * Reads a file of reference rates: XML of the national bank, the European Central Bank's CSV (it has a column RON), or a table of
 * the national bank's rates.
 * @throws {RatesError} for any other file, or an unusable value
 */
export function readReferenceFile(text: string): RatesDocument {
  if (
    text
      .replace(/^\uFEFF/, '')
      .trimStart()
      .startsWith('<')
  )
    return readBnrXml(text);
  const { columns, rows } = readRatesTable(text);
  if (!columns.includes('date')) throw new RatesError('unexpected-content', 'no known file of rates');
  return columns.includes('ron') ? readEcbTable(columns, rows) : readBnrTable(columns, rows);
}
