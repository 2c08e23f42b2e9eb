const BYTE_ORDER_MARK = '\uFEFF';

/** A table for a Romanian spreadsheet: semicolons, quotes where a value needs them, lines as RFC 4180 ends them. */
export function writeCsvTable(rows: readonly (readonly string[])[]): string {
  const quoted = (value: string) => (/[";\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(quoted).join(';')}\r\n`).join('');
}

/** The rows of such a table, with commas or semicolons, as spreadsheets save it; empty lines are left out. */
export function readCsvTable(text: string): string[][] {
  const content = text.replace(/^\uFEFF/, '');
  const separator = (content.split('\n', 1)[0] ?? '').includes(';') ? ';' : ',';
  // A value is quoted, with doubled quotes inside, or runs to the next separator or line.
  const value = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n]*)(${separator}|\\r?\\n|$)`, 'gy');
  const rows: string[][] = [[]];
  for (const [, raw = '', after = ''] of content.matchAll(value)) {
    const isQuoted = raw.length > 1 && raw.startsWith('"') && raw.endsWith('"');
    rows.at(-1)?.push(isQuoted ? raw.slice(1, -1).replaceAll('""', '"') : raw.trim());
    if (after === '') break;
    if (after !== separator) rows.push([]);
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''));
}
