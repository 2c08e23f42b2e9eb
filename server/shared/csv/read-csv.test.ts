import { expect, test } from 'vitest';
import { CsvProblem, readCsv } from './read-csv.ts';

test('rows know their line numbers, after notes and empty lines too', () => {
  expect(readCsv('# note\nbank,buy\n\nx,"1,5"\n', { notes: true })).toEqual([
    { cells: ['bank', 'buy'], line: 2 },
    { cells: ['x', '1,5'], line: 4 },
  ]);
});

test('the guard against formulas is removed again', () => {
  expect(readCsv("'=1+1;'nu\n")[0]?.cells).toEqual(['=1+1', "'nu"]);
});

test('a quote inside an unquoted value is part of it', () => {
  expect(readCsv('Credit "rapid";1\n')[0]?.cells).toEqual(['Credit "rapid"', '1']);
});

test('an unclosed quote makes a file unreadable as a table', () => {
  expect(() => readCsv('a;b\n"c;d\n')).toThrow(CsvProblem);
});
