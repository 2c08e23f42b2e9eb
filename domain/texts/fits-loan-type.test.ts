import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { newOffer, newSource } from '#tests/factories/new-offer.ts';
import { fitsLoanType } from './fits-loan-type.ts';

const source = newSource();
const line = newOffer({ repayment: { value: 'credit-line', source } });
const upTo = (lei: number) => newOffer({ amount: { value: { min: null, max: fromLei(lei) }, source } });
const free = newOffer({ firstLoan: { value: { freeDays: 7, condition: 'La timp.' }, source } });

test.each([
  ['a page without rules takes every offer', newOffer(), {}, true],
  ['the way it is paid back', line, { repayment: ['instalments', 'credit-line'] }, true],
  ['another way', line, { repayment: ['instalments'] }, false],
  ['a way nobody has a source for', newOffer({ repayment: null }), { repayment: ['credit-line'] }, false],
  ['a non-bank lender', newOffer({ lenderKind: 'ifn' }), { lenderKind: ['ifn'] }, true],
  ['a bank of another state', newOffer({ lenderKind: 'foreign-bank' }), { lenderKind: ['ifn'] }, false],
  ['a sum it reaches exactly', upTo(5_000), { maxAmountAtLeast: 5_000 }, true],
  ['a sum above its own', upTo(4_999), { maxAmountAtLeast: 5_000 }, false],
  [
    'a sum that nobody states is not known to be reached',
    newOffer({ amount: null }),
    { maxAmountAtLeast: 5_000 },
    false,
  ],
  ['free first days', free, { firstLoanAtZero: true }, true],
  ['no free days', newOffer({ firstLoan: null }), { firstLoanAtZero: true }, false],
] as const)('%s', (_what, offer, rules, fits) => {
  expect(fitsLoanType(offer, rules)).toBe(fits);
});
