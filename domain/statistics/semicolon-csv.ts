const BYTE_ORDER_MARK = '\ufeff';

export type CsvCell = string | number | null;

/**
 * A table for a Romanian spreadsheet: semicolons, commas for decimals, and a byte order mark, without which some programs
 * misread ș and ț. Text that a spreadsheet would take for a formula gets an apostrophe: labels come from strangers.
 */
export function semicolonCsv(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + [head, ...rows].map((cells) => `${cells.map(cell).join(';')}\r\n`).join('');
}

function cell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
