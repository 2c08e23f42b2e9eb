import { expect, test } from 'vitest';
import { answerTyped, usualContract, type TypedContract } from '#tests/factories/contract.ts';
import { pictureOf } from './answer-picture.ts';

function picture(typed: TypedContract) {
  const { checked, verdict } = answerTyped({ ...usualContract, ...typed });
  const { lines, bar } = pictureOf(checked, verdict);
  return { lines: JSON.parse(JSON.stringify(lines).replaceAll('\u00a0', ' ')) as typeof lines, bar };
}

test('a picture shows the verdict, amount, term and cost, and no name', () => {
  const { lines, bar } = picture({
    platiti: '2115',
    creditor: 'lista:smile-credit',
    'nume-comisioane': 'comision straniu',
  });
  expect(lines).toEqual({
    loan: '1 500 de lei pentru 30 de zile',
    verdict: 'Vi se cer 165 de lei peste lege.',
    other: null,
    cost: 'Costă 615 lei.',
    past: '165 lei peste lege',
    most: 'maximul legal 1 950 lei',
    legend: 'Se primesc 1 500 de lei, se dau înapoi 2 115 lei.',
    note: 'Calcul făcut pe dispozitiv cu Împrumut Clar. Nu este consultanță juridică.',
  });
  // 1 500, 450 and 165 of 2 115.
  expect(bar.amount).toBeCloseTo(0.7092, 4);
  expect(bar.cost).toBeCloseTo(0.2128, 4);
  expect(bar.over).toBeCloseTo(0.078, 4);
});

test("the bar of an unnamed lender is an IFN's, as its words say", () => {
  const { lines, bar } = picture({ platiti: '2115', creditor: '' });
  expect(lines.verdict).toBe('La un IFN: cu 165 de lei peste lege.');
  expect(lines.other).toMatch(/^La o bancă: /);
  expect(bar.over).toBeCloseTo(0.078, 4);
});

test('without an excess the whole cost is one part', () => {
  const { lines, bar } = picture({ creditor: 'banca' });
  expect([lines.past, lines.most, bar.over]).toEqual([null, null, 0]);
  expect(bar.amount + bar.cost).toBeCloseTo(1, 9);
});
