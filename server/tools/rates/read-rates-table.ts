import { CsvProblem, type CsvRow, readCsv } from '#server/shared/csv/read-csv.ts';
import { RatesError } from './rates-error.ts';

type RatesTable = { columns: string[]; rows: Record<string, string>[]; lines: number[] };

/**
 * Reads rows of a CSV file by the names of its first line, in lower case; lines that begin with # are notes. `lines` are the
 * numbers of the rows' lines in the file.
 * @throws {RatesError} when it is not a table, or a row is longer than the first line
 */
export function readRatesTable(text: string): RatesTable {
  const [head, ...rest] = rowsOf(text);
  const columns = (head?.cells ?? []).map((name) => name.toLowerCase());
  const rows = rest.map(({ cells, line }) => {
    if (cells.length > columns.length) {
      throw new RatesError('unexpected-content', `more values than columns`, { place: { line } });
    }
    return Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? '']));
  });
  return { columns, rows, lines: rest.map(({ line }) => line) };
}

function rowsOf(text: string): CsvRow[] {
  try {
    return readCsv(text, { notes: true });
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
    throw new RatesError('unexpected-content', error.message, { place: { line: error.line }, cause: error });
  }
}
