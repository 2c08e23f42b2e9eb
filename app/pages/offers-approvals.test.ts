import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankOffers } from '#domain/offers/rank-offers.ts';
import type { MeasuredApproval } from '#domain/offers/measured-approval.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { newOffer } from '#tests/factories/new-offer.ts';
import { cheap, silent, smile } from '#tests/factories/offers-page.tsx';
import { newPageArgs } from '#tests/factories/page-args.ts';
import { offersInOrder } from './offers-in-order.ts';

const offers = [smile, cheap, silent, newOffer({ id: '5', field4: 'Șanse de aprobare: {val}%' })];

async function listed(approvals: ReadonlyMap<string, MeasuredApproval>) {
  const args = newPageArgs('/offers/', { offers, approvals, country: { offerClaims: 'sourced' } });
  const views = await offersInOrder(args);
  const { served } = rankOffers({
    offers: views,
    request: { principal: fromLei(2_000), term: { count: 3, unit: 'months' } },
    pack: args.rulePack,
    sort: null,
    filters: { repayment: [], zero: false },
    claims: 'sourced',
  });
  return {
    views: views.map((view) => ({ ...view, claims: [] })),
    served: served.map(({ offer }) => offer.id),
  };
}

test('whatever lenders approve, the list has the same offers in the same order', async () => {
  const without = await listed(new Map());
  const counts = fc.record({
    approved: fc.nat(60),
    decided: fc.integer({ min: 60, max: 200 }),
    day: fc.constant('2026-11-21'),
  });
  const ids = offers.map(({ id }) => id);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...ids), counts)), async (measured) => {
      expect(await listed(new Map(measured))).toEqual(without);
    }),
    { numRuns: 30 },
  );
});

test('the list shows the measured approval of an offer with its number and its day', async () => {
  const approvals = new Map([['5', { approved: 40, decided: 64, day: '2026-11-21' }]]);
  const views = await offersInOrder(newPageArgs('/offers/', { offers, approvals }));
  // 40 of 64 is 62,5%.
  expect(views.map(({ claims }) => claims).flat()).toEqual([
    'Aprobate 63% din 64\u00A0de\u00A0cereri, la 21.11.2026',
  ]);
});
