import { expect, test } from 'vitest';
import { checkTyped, usualContract } from '#tests/factories/contract.ts';
import { compareOffers, keptFields, readKept } from './kept-offer.ts';

test('an offer that is put aside travels beside the form and comes back as it was', () => {
  const sent = { ...keptFields({ primiti: '1500', termen: '30' }), primiti: '2000', 'prima-website': 'x' };
  expect(readKept(sent)).toEqual({ primiti: '1500', termen: '30' });
  expect(readKept({ primiti: '2000' })).toBeNull();
});

const usual = checkTyped(usualContract);
test.each([
  [{ platiti: '1900' }, { cheaper: 'second', cost: 5_000, isSameLoan: true }],
  [{ platiti: '2000' }, { cheaper: 'first', cost: 5_000, isSameLoan: true }],
  [{}, { cheaper: null, cost: 0, isSameLoan: true }],
  // Less money costs less: that says nothing.
  [
    { primiti: '1000', platiti: '1300' },
    { cheaper: 'second', cost: 15_000, isSameLoan: false },
  ],
  [{ termen: '45' }, { cheaper: null, cost: 0, isSameLoan: false }],
  [{ termen: '31' }, { cheaper: null, cost: 0, isSameLoan: true }],
])('beside the usual one, an offer with %o', (typed, difference) => {
  expect(compareOffers(usual, checkTyped({ ...usualContract, ...typed }))).toEqual(difference);
});
