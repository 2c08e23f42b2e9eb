import { expect, test } from 'vitest';
import { checkTyped, usualContract } from '#tests/factories/contract.ts';
import { compareOffers, keptFields, readKept } from './kept-offer.ts';

test('an offer set aside travels beside the form and is restored unchanged', () => {
  const sent = { ...keptFields({ primiti: '1500', termen: '30' }), primiti: '2000', 'prima-website': 'x' };
  expect(readKept(sent)).toEqual({ primiti: '1500', termen: '30' });
  expect(readKept({ primiti: '2000' })).toBeNull();
});

const usual = checkTyped(usualContract);
test.each([
  [{ platiti: '1900' }, { cheaper: 'second', cost: 5_000, isSameLoan: true }],
  [{ platiti: '2000' }, { cheaper: 'first', cost: 5_000, isSameLoan: true }],
  [{}, { cheaper: null, cost: 0, isSameLoan: true }],
  // A smaller loan costs less: that proves nothing.
  [
    { primiti: '1000', platiti: '1300' },
    { cheaper: 'second', cost: 15_000, isSameLoan: false },
  ],
  [{ termen: '45' }, { cheaper: null, cost: 0, isSameLoan: false }],
  [{ termen: '31' }, { cheaper: null, cost: 0, isSameLoan: true }],
])('an offer with %o is compared with the usual one', (typed, difference) => {
  expect(compareOffers(usual, checkTyped({ ...usualContract, ...typed }))).toEqual(difference);
});
