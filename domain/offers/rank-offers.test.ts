import fc from 'fast-check';
import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { rankOffers, offerSorts, type RankableOffer, type OfferFilters } from './rank-offers.ts';
import { newIdentity } from '#tests/factories/new-offer.ts';
import { type EvidencedOffer, withEvidence } from './offer-evidence.ts';
import { productOf } from './lead-figures.ts';
import type { Figure, LeadFigures, Repayment } from './offer.ts';

type NamedOffer = RankableOffer & { id: string; payout?: number };

const figure = <T>(value: T): Figure<T> => ({
  value,
  source: { name: 'pagina creditorului', url: 'https://creditor.ro/pret', date: null, readAt: '2026-11' },
});
const newOffer = (
  id: string,
  {
    repayment = null,
    firstLoan = null,
    price = null,
    amount = figure({ min: null, max: fromLei(50_000) }),
    term = figure({ minDays: null, maxDays: 1_825 }),
    ...changes
  }: Partial<Omit<NamedOffer, 'evidence'> & EvidencedOffer & LeadFigures> = {},
): NamedOffer =>
  withEvidence(
    {
      id,
      isActive: true,
      products: [productOf({ repayment, amount, term, price, firstLoan })],
      lenderKind: 'ifn' as const,
      legalName: null,
      registers: newIdentity(['RG-PJR-41-110300']),
      url: 'https://creditor.ro/',
      ...changes,
    },
    '2026-11-21',
  );
const daily = (ratePercentPerDay: number, freeDays = 0) =>
  figure({ kind: 'daily' as const, ratePercentPerDay, freeDays });
const yearly = (yearlyRatePercent: number) => figure({ kind: 'instalments' as const, yearlyRatePercent });

const noFilters: OfferFilters = { repayment: [], zero: false };
const usual = {
  request: { principal: fromLei(2_000), term: { count: 3, unit: 'months' } as const },
  pack: rulePackInForce(romania.rulePacks, '2026-11-21'),
  sort: null,
  filters: noFilters,
  claims: 'sourced',
} as const;
const idsOf = (list: { offer: NamedOffer }[]) => list.map(({ offer }) => offer.id);

// 2 000 lei over 3 months: a costs 1 820 lei in one payment, b about 508 in three, as asked, c 364 in one, d has no price.
const offers = [
  newOffer('d'),
  newOffer('a', { price: daily(1) }),
  newOffer('b', { price: yearly(146.8) }),
  newOffer('c', { price: daily(0.2) }),
  newOffer('e'),
];

test.each([
  [null, ['b', 'c', 'a', 'd', 'e']],
  ['total', ['b', 'c', 'a', 'd', 'e']],
  ['dae', ['b', 'c', 'a', 'd', 'e']],
  ['rata', ['b', 'c', 'a', 'd', 'e']],
  ['nume', ['b', 'a', 'c', 'd', 'e']],
] as const)('sorted by %s the order is %s', (sort, expected) => {
  expect(idsOf(rankOffers({ ...usual, offers, sort }).served)).toEqual(expected);
});

test('an old price stands after those of today, however low, in every order', () => {
  const old = newOffer('old', {
    price: { ...daily(0.01), source: { name: 'formular', url: null, date: '2022', readAt: '2026-11' } },
  });
  for (const sort of [null, ...offerSorts]) {
    const ids = idsOf(rankOffers({ ...usual, offers: [old, ...offers], sort }).served);
    expect(ids.indexOf('old')).toBe(3);
  }
});

test('offers repaid as requested come first, and the switch of the request changes the order', () => {
  const inRates = newOffer('rates', { price: yearly(30), repayment: figure<Repayment>('instalments') });
  const atTheEnd = newOffer('end', { price: daily(0.2) });
  const lineAtTheEnd = newOffer('line-end', { price: daily(1), repayment: figure<Repayment>('credit-line') });
  const line = newOffer('line', { price: yearly(200), repayment: figure<Repayment>('credit-line') });
  const list = [inRates, atTheEnd, lineAtTheEnd, line];
  expect(idsOf(rankOffers({ ...usual, offers: list }).served)).toEqual(['rates', 'line', 'end', 'line-end']);
  const request = { ...usual.request, profile: 'once' as const };
  expect(idsOf(rankOffers({ ...usual, offers: list, request }).served)).toEqual([
    'end',
    'line',
    'line-end',
    'rates',
  ]);
});

test('of lenders without a price those known to give the sum come first, by a source of the last year', () => {
  const list = [
    newOffer('unknown', { amount: null, term: null }),
    newOffer('old', {
      amount: {
        ...figure({ min: null, max: fromLei(9_000) }),
        source: { name: 'formular', url: null, date: '2021', readAt: '2026-11' },
      },
      term: null,
    }),
    newOffer('knows', { amount: figure({ min: fromLei(200), max: fromLei(6_000) }), term: null }),
  ];
  expect(idsOf(rankOffers({ ...usual, offers: list }).served)).toEqual(['knows', 'unknown', 'old']);
});

test('in spec mode the feed decides the usual order', () => {
  const { served } = rankOffers({ ...usual, offers, claims: 'spec' });
  expect(idsOf(served)).toEqual(['d', 'a', 'b', 'c', 'e']);
});

test('what can not serve the request stands apart with its reason', () => {
  const small = newOffer('small', { amount: figure({ min: null, max: fromLei(1_000) }) });
  const dear = newOffer('dear', { price: daily(1.2) });
  const { served, unserved } = rankOffers({ ...usual, offers: [small, ...offers, dear] });
  expect(idsOf(served)).toEqual(['b', 'c', 'a', 'd', 'e']);
  expect(unserved.map(({ offer, quote }) => [offer.id, quote])).toEqual([
    ['small', { status: 'unserved', reason: { kind: 'amount-above', max: 100_000, year: null } }],
    ['dear', { status: 'unserved', reason: { kind: 'over-legal-maximum' } }],
  ]);
});

test('an offer that is not active is unavailable and has no quote', () => {
  const closed = newOffer('closed', { isActive: false, price: daily(0.1) });
  const arranged = rankOffers({ ...usual, offers: [...offers, closed] });
  expect(arranged.unavailable).toEqual([closed]);
  expect(idsOf(arranged.served)).not.toContain('closed');
});

test.each([
  [{ repayment: ['instalments'], zero: false }, ['rates']],
  [{ repayment: ['credit-line', 'credit-card'], zero: false }, ['line', 'card']],
  [{ repayment: [], zero: true }, ['line']],
  [{ repayment: ['instalments'], zero: true }, []],
  [noFilters, ['rates', 'line', 'card', 'unknown']],
] satisfies [OfferFilters, string[]][])('the filters %o leave %s', (filters, expected) => {
  const kinds = [
    newOffer('rates', { repayment: figure<Repayment>('instalments') }),
    newOffer('line', {
      repayment: figure<Repayment>('credit-line'),
      firstLoan: figure({ freeDays: 7, condition: 'Doar la primul împrumut, dacă îl rambursați la timp.' }),
    }),
    newOffer('card', { repayment: figure<Repayment>('credit-card') }),
    newOffer('unknown'),
  ];
  expect(idsOf(rankOffers({ ...usual, offers: kinds, filters }).served)).toEqual(expected);
});

const anyPrice = fc.option(
  fc.oneof(
    fc.integer({ min: 0, max: 10 }).map((tenths) => daily(tenths / 10)),
    fc.integer({ min: 0, max: 150 }).map(yearly),
  ),
);
const anyOffers = fc
  .array(fc.record({ price: anyPrice, isActive: fc.boolean() }), { maxLength: 20 })
  .map((list) => list.map((changes, index) => newOffer(String(index), changes)));
const anySort = fc.constantFrom(null, ...offerSorts);

test('what a lender pays never changes the answer', () => {
  fc.assert(
    fc.property(
      anyOffers,
      anySort,
      fc.infiniteStream(fc.integer({ min: 0, max: 1000 })),
      (list, sort, payouts) => {
        const paid = list.map((offer) => ({ ...offer, payout: payouts.next().value }));
        const withPayout = rankOffers({ ...usual, offers: paid, sort });
        const without = rankOffers({ ...usual, offers: list, sort });
        expect(idsOf(withPayout.served)).toEqual(idsOf(without.served));
        expect(idsOf(withPayout.unserved)).toEqual(idsOf(without.unserved));
      },
    ),
  );
});

test('every offer is somewhere exactly once, and equal ones keep the base order', () => {
  fc.assert(
    fc.property(anyOffers, anySort, (list, sort) => {
      const { served, unserved, unavailable } = rankOffers({ ...usual, offers: list, sort });
      const ids = [...idsOf(served), ...idsOf(unserved), ...unavailable.map(({ id }) => id)];
      expect(ids.toSorted()).toEqual(list.map(({ id }) => id).toSorted());

      const unpriced = served.filter(({ quote }) => quote.status === 'unpriced');
      const places = idsOf(unpriced).map(Number);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
  );
});

test('by total, totals never fall further down among offers with the same way of repayment', () => {
  fc.assert(
    fc.property(anyOffers, (list) => {
      const { served } = rankOffers({ ...usual, offers: list, sort: 'total' });
      const priced = served.flatMap(({ quote }) => (quote.status === 'priced' ? [quote] : []));
      for (const differs of [null, 'single-payment']) {
        const totals = priced.filter((quote) => quote.differs === differs).map(({ total }) => total);
        expect(totals).toEqual(totals.toSorted((a, b) => a - b));
      }
      expect(served.slice(0, priced.length).every(({ quote }) => quote.status === 'priced')).toBe(true);
    }),
  );
});
