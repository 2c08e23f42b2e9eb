import { CsvError, parse } from 'csv-parse/sync';

/** A row and the number of its line in the file, from 1; of a row over many lines, its last. */
export type CsvRow = { cells: string[]; line: number };

/** A file that is no table: a quote is not closed, or something follows it. */
export class CsvProblem extends Error {
  readonly line: number;

  constructor(line: number, options: ErrorOptions) {
    super(`line ${line} is not CSV`, options);
    this.name = 'CsvProblem';
    this.line = line;
  }
}

/**
 * The rows of a table with commas or semicolons, told by its first line, as spreadsheets save it. Empty lines are left out,
 * and the apostrophe that our writers put before what looks like a formula.
 * @param options.notes lines that begin with # are left out too
 * @throws {CsvProblem} for what is no table
 */
export function readCsv(text: string, { notes = false } = {}): CsvRow[] {
  const head = text.split(/\r?\n/).find((line) => line.trim() !== '' && !(notes && line.startsWith('#')));
  try {
    const records = parse(text, {
      bom: true,
      delimiter: head?.includes(';') ? ';' : ',',
      ...(notes && { comment: '#', comment_no_infix: true }),
      relax_column_count: true,
      // Quotes inside a value that is not quoted are part of it: people write tables by hand too.
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ cells: record.map(unguarded), line: info.lines }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CsvProblem(Number(error['lines'] ?? 0), { cause: error });
  }
}

function unguarded(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
