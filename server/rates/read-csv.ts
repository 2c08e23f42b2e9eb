import { RatesError } from './rates-error.ts';

type CsvTable = { columns: string[]; rows: Record<string, string>[]; lines: number[] };

/**
 * Rows of a CSV file by the names of its first line, in lower case. Commas or semicolons; lines that begin with # are
 * notes; values are plain, without quotes, as rates are. `lines` are the numbers of the rows' lines in the file.
 * @throws {RatesError} when a row is longer than the first line
 */
export function readCsv(text: string): CsvTable {
  const numbered = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '' && !line.startsWith('#'));
  const [head = '', ...rest] = numbered.map(({ line }) => line);
  const lines = numbered.slice(1).map(({ number }) => number);
  const separator = head.includes(';') ? ';' : ',';
  const cells = (line: string) => line.split(separator).map((cell) => cell.trim());
  const columns = cells(head).map((name) => name.toLowerCase());
  const rows = rest.map((line, index) => {
    const values = cells(line);
    if (values.length > columns.length) {
      const place = { line: lines[index] ?? 0 };
      throw new RatesError('unexpected-content', `more values than columns`, { place });
    }
    return Object.fromEntries(columns.map((name, at) => [name, values[at] ?? '']));
  });
  return { columns, rows, lines };
}
