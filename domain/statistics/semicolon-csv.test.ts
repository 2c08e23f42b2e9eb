import { expect, test } from 'vitest';
import { semicolonCsv } from '#domain/statistics/semicolon-csv.ts';

test('a table is written as Romanian spreadsheets read it', () => {
  expect(
    semicolonCsv(
      ['Zi', 'Pondere'],
      [
        ['2026-11-21', 12.5],
        ['ș;"ț"', null],
      ],
    ),
  ).toBe('\ufeffZi;Pondere\r\n2026-11-21;12,5\r\n"ș;""ț""";\r\n');
});

test.each(['=1+1', '+40', '-2', '@sum', '\tx'])('%j from a stranger is text, not a formula', (text) => {
  expect(semicolonCsv([], [[text]])).toContain(`'${text}`);
});
