import { expect, test } from 'vitest';
import { checkTyped, usualContract } from '#tests/factories/contract.ts';
import { pictureOf } from './answer-picture.ts';

test('a picture says sum, time, cost and verdict, and no name', () => {
  const { lines, bar } = pictureOf(
    checkTyped({
      ...usualContract,
      platiti: '2115',
      creditor: 'lista:smile-credit',
      'nume-comisioane': 'comision straniu',
    }),
  );
  expect(Object.values(lines).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    '1 500 de lei pentru 30 de zile',
    'costă 615 lei',
    'pare cu 165 de lei peste plafon',
    'Se primesc 1 500 de lei, se dau înapoi 2 115 lei.',
    'Calcul făcut pe dispozitiv cu Împrumut Clar. Nu este consultanță juridică.',
  ]);
  // 1 500, 450 and 165 of 2 115.
  expect(bar.amount).toBeCloseTo(0.7092, 4);
  expect(bar.cost).toBeCloseTo(0.2128, 4);
  expect(bar.over).toBeCloseTo(0.078, 4);
});

test('where nothing is known to be above, the whole cost is one', () => {
  const { lines, bar } = pictureOf(checkTyped({ ...usualContract, creditor: '' }));
  expect(lines.verdict).toBe('nu se poate spune');
  expect(bar.over).toBe(0);
  expect(bar.amount + bar.cost).toBeCloseTo(1, 9);
});
