import { CsvError, parse } from 'csv-parse/sync';

/** A row and the number of its line in the file, from 1; for a row over several lines, the last one. */
export type CsvRow = { cells: string[]; line: number };

/** Error for a file that is not a table: an unclosed quote, text after a quote, or a line longer than any table's. */
export class CsvProblem extends Error {
  readonly line: number;
  readonly isTooLong: boolean;

  constructor(line: number, { isTooLong, ...options }: ErrorOptions & { isTooLong: boolean }) {
    super(`line ${line} is not CSV`, options);
    this.name = 'CsvProblem';
    this.line = line;
    this.isTooLong = isTooLong;
  }
}

/** Most characters of one row: a quotation from a source has some thousands. */
const LONGEST_ROW = 100_000;

/**
 * Reads the rows of a table as spreadsheets save it, with commas or semicolons, recognised by its first line. Empty lines are left
 * out, and so is the apostrophe that our writers put before a text that looks like a formula.
 * @param options.notes lines that begin with # are left out too
 * @param options.most rows to read; the rest is not read
 * @throws {CsvProblem} for a file that is not a table
 */
export function readCsv(
  text: string,
  { notes = false, most }: { notes?: boolean; most?: number } = {},
): CsvRow[] {
  const head = text.split(/\r?\n/).find((line) => line.trim() !== '' && !(notes && line.startsWith('#')));
  try {
    const records = parse(text, {
      bom: true,
      delimiter: head?.includes(';') ? ';' : ',',
      ...(notes && { comment: '#', comment_no_infix: true }),
      ...(most !== undefined && { to: most }),
      max_record_size: LONGEST_ROW,
      relax_column_count: true,
      // Quotes inside an unquoted value are part of it: people write tables by hand too.
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ cells: record.map(unguarded), line: info.lines }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isTooLong = error.code === 'CSV_MAX_RECORD_SIZE';
    throw new CsvProblem(Number(error['lines'] ?? 0), { cause: error, isTooLong });
  }
}

function unguarded(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
