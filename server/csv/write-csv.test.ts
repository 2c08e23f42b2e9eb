import { expect, test } from 'vitest';
import { writeOpenCsv, writeSpreadsheetCsv } from './write-csv.ts';

test('a table is written as Romanian spreadsheets read it', () => {
  expect(
    writeSpreadsheetCsv([
      ['Zi', 'Pondere'],
      ['2026-11-21', 12.5],
      ['ș;"ț"', null],
    ]),
  ).toBe('\ufeffZi;Pondere\r\n2026-11-21;12,5\r\n"ș;""ț""";\r\n');
});

test('a table for programs has commas, and points for decimals', () => {
  expect(writeOpenCsv([['a', 12.5, 'b,c']])).toBe('a,12.5,"b,c"\r\n');
});

test.each(['=1+1', '+40', '-2', '@sum', '\tx'])('%j from a stranger is text, not a formula', (text) => {
  expect(writeSpreadsheetCsv([[text]])).toContain(`'${text}`);
  expect(writeOpenCsv([[text]])).toContain(`'${text}`);
});

test('a negative number stays a number', () => {
  expect(writeSpreadsheetCsv([[-2.5]])).toBe('\ufeff-2,5\r\n');
});
