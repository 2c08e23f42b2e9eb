import { stringify } from 'csv-stringify/sync';

export type CsvCell = string | number | null;

/**
 * Writes a table for a Romanian spreadsheet: semicolons, commas for decimals, line ends of RFC 4180, and a byte order mark, without
 * which some programs misread ș and ț. Text that a spreadsheet would take for a formula gets an apostrophe: labels come from
 * strangers.
 */
export function writeSpreadsheetCsv(rows: readonly (readonly CsvCell[])[]): string {
  return write(rows, { delimiter: ';', bom: true, number: (value) => String(value).replace('.', ',') });
}

/** Writes a table for programs: commas, points for decimals, no byte order mark; guarded against formulas all the same. */
export function writeOpenCsv(rows: readonly (readonly CsvCell[])[]): string {
  return write(rows, { delimiter: ',', bom: false, number: String });
}

// Some programs drop blanks before the sign, and read full-width signs as the narrow ones.
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

type Way = { delimiter: string; bom: boolean; number: (value: number) => string };

function write(rows: readonly (readonly CsvCell[])[], { delimiter, bom, number }: Way): string {
  return stringify(
    rows.map((cells) => [...cells]),
    {
      delimiter,
      bom,
      record_delimiter: '\r\n',
      quoted_match: /[\r\n]/,
      // Replaces the library's own guard, which takes a negative number for a formula.
      cast: { number, string: (text) => (FORMULA.test(text) ? `'${text}` : text) },
    },
  );
}
