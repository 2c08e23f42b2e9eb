import { globSync, readFileSync } from 'node:fs';
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

test.each(['=1+1', '+40', '-2', '@sum', '\tx', '\n=1+1', ' =1+1', '\u00a0@sum', '＝1+1', '＠sum'])(
  '%j from a stranger is text, not a formula',
  (text) => {
    expect(writeSpreadsheetCsv([[text]])).toContain(`'${text}`);
    expect(writeOpenCsv([[text]])).toContain(`'${text}`);
  },
);

test('a negative number stays a number', () => {
  expect(writeSpreadsheetCsv([[-2.5]])).toBe('\ufeff-2,5\r\n');
});

test('every CSV of the site is written and guarded by this file', () => {
  const files = globSync('{server,app,domain}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const naming = (what: RegExp) => texts.filter(({ text }) => what.test(text)).map(({ file }) => file);

  expect(naming(/from 'csv-stringify/)).toEqual(['server/shared/csv/write-csv.ts']);
  const answering = naming(/'text\/csv; charset=utf-8'/);
  expect(answering.length).toBeGreaterThanOrEqual(5);
  // A subject's own table is written by its own function, which passes its cells to the same writers.
  const guarded = naming(/\bwrite(?:Spreadsheet|Open|Offers)Csv\(/);
  const tables = naming(/export function (?!write|read|parse)\w+Csv\(/);
  expect(tables.length).toBeGreaterThanOrEqual(5);
  expect(tables.filter((file) => !guarded.includes(file))).toEqual([]);
  const tabled = naming(/\b\w+Csv\(/);
  expect(answering.filter((file) => !tabled.includes(file))).toEqual([]);
});
