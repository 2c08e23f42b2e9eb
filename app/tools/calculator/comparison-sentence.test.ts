import { expect, test } from 'vitest';
import type { CalculatedLoan } from '#domain/tools/calculator/calculated-loan.ts';
import { exampleLoan } from '#domain/tools/calculator/calculator-limits.ts';
import { repaymentPlan } from '#domain/tools/calculator/repayment-plan.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { comparisonSentence } from './comparison-sentence.ts';

const first = repaymentPlan(exampleLoan);
const sentenceOf = (change: Partial<CalculatedLoan>) =>
  comparisonSentence(first, repaymentPlan({ ...exampleLoan, ...change })).replaceAll('\u00a0', ' ');

test('the sentence names the more expensive loan, with the difference per month', () => {
  // 461,45 lei a month at 10% over 24 months; the schedule adds up to 11 074,79 lei.
  expect(sentenceOf({ rate: { percent: 10, per: 'year' }, term: { count: 24, unit: 'months' } })).toBe(
    'Al doilea credit costă cu 206,34 lei mai puțin, iar prima rată este cu 148,09 lei mai mare.',
  );
});

test('two equal loans cost the same', () => {
  expect(sentenceOf({})).toBe('Cele două credite costă la fel.');
});

test('costs of different amounts are compared by DAE', () => {
  expect(sentenceOf({ principal: fromLei(20_000) })).toContain(
    'Sumele sunt diferite, așa că uitați-vă la DAE',
  );
});

test('a loan paid once has no monthly payment to compare', () => {
  expect(sentenceOf({ repayment: 'single' })).not.toContain('rată');
});
