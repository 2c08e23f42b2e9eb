import { RatesError } from './rates-error.ts';

/**
 * Rows of a CSV file by the names of its first line, in lower case. Commas or semicolons; lines that begin with # are
 * notes; values are plain, without quotes, as rates are.
 * @throws {RatesError} when a row is longer than the first line
 */
export function readCsv(text: string): { columns: string[]; rows: Record<string, string>[] } {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const [head = '', ...rest] = lines;
  const separator = head.includes(';') ? ';' : ',';
  const cells = (line: string) => line.split(separator).map((cell) => cell.trim());
  const columns = cells(head).map((name) => name.toLowerCase());
  const rows = rest.map((line, index) => {
    const values = cells(line);
    if (values.length > columns.length)
      throw new RatesError('unexpected-content', `row ${index + 2} is too long`);
    return Object.fromEntries(columns.map((name, at) => [name, values[at] ?? '']));
  });
  return { columns, rows };
}
