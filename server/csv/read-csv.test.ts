import { expect, test } from 'vitest';
import { CsvProblem, readCsv } from './read-csv.ts';

test('rows know their lines, past notes and empty lines', () => {
  expect(readCsv('# note\nbank,buy\n\nx,"1,5"\n', { notes: true })).toEqual([
    { cells: ['bank', 'buy'], line: 2 },
    { cells: ['x', '1,5'], line: 4 },
  ]);
});

test('the guard against formulas is taken off again', () => {
  expect(readCsv("'=1+1;'nu\n")[0]?.cells).toEqual(['=1+1', "'nu"]);
});

test('a quote inside a value without quotes is part of it', () => {
  expect(readCsv('Credit "rapid";1\n')[0]?.cells).toEqual(['Credit "rapid"', '1']);
});

test('a quote that is never closed is no table', () => {
  expect(() => readCsv('a;b\n"c;d\n')).toThrow(CsvProblem);
});
