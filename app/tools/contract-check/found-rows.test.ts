import { expect, test } from 'vitest';
import type { FoundFigure } from '#domain/tools/contract-check/read-text/found-figures.ts';
import { foundRows } from './found-rows.ts';

const figure = (field: FoundFigure['field'], value: string): FoundFigure => ({
  field,
  value,
  line: `${field} ${value}`,
  isDoubtful: false,
});
const values = { primiti: '1500', 'suma-contract': '1500', dobanda: '1', pe: 'zi', ipoteca: 'nu', dae: '60' };
const figures = [
  figure('primiti', '1500'),
  figure('suma-contract', '1500'),
  figure('dobanda', '1'),
  figure('pe', 'zi'),
];

test('the list shows found figures once and first, asks for missing ones, and carries all others', () => {
  const { rows, carried, isSameSum } = foundRows({ figures, asked: [] }, values);
  expect(rows.map(({ field, line }) => [field, line !== ''])).toEqual([
    ['primiti', true],
    ['dobanda', true],
    ['termen', false],
    ['platiti', false],
    ['creditor', false],
  ]);
  expect(carried).toEqual({ ipoteca: 'nu', dae: '60' });
  expect(isSameSum).toBe(true);
});

test('a figure in question is not asked twice, and dated payments replace the term and the total', () => {
  const choice = (primiti: string) => ({ fills: { primiti }, words: primiti, line: primiti });
  const asked = [{ kind: 'credit' as const, choices: [choice('1000'), choice('1500')] }];
  const { rows } = foundRows(
    { figures: [figure('plati', '16.12.2026 500')], asked },
    { plati: '16.12.2026 500' },
  );
  expect(rows.map(({ field }) => field)).toEqual(['plati', 'creditor']);
});
