import { expect, test } from 'vitest';
import { checkTyped, usualContract, type TypedContract } from '#tests/factories/contract.ts';
import { contractAmongRoads } from './contract-among-roads.ts';

const roadOf = (typed: TypedContract) => contractAmongRoads(checkTyped({ ...usualContract, ...typed }));

test('one payment after a month is compared in days, and its cost is everything paid above the principal', () => {
  expect(roadOf({ comisioane: '25' })).toEqual({
    asked: { principal: 150_000, term: { count: 30, unit: 'days' } },
    // 1 950 and 25 lei for 1 500.
    offer: { cost: 47_500, isLeast: false, payments: 1 },
  });
});

test('instalments are compared in months, even between two calendar dates', () => {
  const months = { tip: 'rate', platiti: '12 x 200', termen: '12', unitate: 'luni' };
  const asked = { principal: 150_000, term: { count: 12, unit: 'months' } };
  expect(roadOf(months)).toMatchObject({ asked, offer: { cost: 90_000, payments: 12 } });
  expect(roadOf({ ...months, termen: '16.11.2027' })).toMatchObject({ asked });
  expect(roadOf({ ...months, termen: '17.11.2027' }).asked.term.unit).toBe('days');
});

test('a line has an unknown repayment, and an insurance may come on top', () => {
  expect(roadOf({ tip: 'linie', termen: '3', unitate: 'luni', asigurare: '50' }).offer).toEqual({
    cost: 45_000,
    isLeast: true,
    payments: null,
  });
});
