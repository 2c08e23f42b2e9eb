import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { dailyOffer, newOffer, newSource } from '#tests/factories/new-offer.ts';
import { composeDigest, isEmpty, weekOf } from './digest.ts';
import { offerNews } from './offer-news.ts';

const articles = [
  { slug: 'noua', published: '2026-11-23' },
  { slug: 'spusa', published: '2026-11-20' },
  { slug: 'din-octombrie', published: '2026-10-24' },
  { slug: 'veche', published: '2026-10-23' },
];
const quiet = {
  articles: [],
  toldArticles: new Set<string>(),
  offers: [],
  knownOffers: [],
  today: '2026-11-23',
};

test('an article is in one digest, and only up to an age of thirty days', () => {
  const digest = composeDigest({ ...quiet, articles, toldArticles: new Set(['spusa']) });
  expect(digest.articles).toEqual(['noua', 'din-octombrie']);
});

test('the first digest has no earlier list, and leaves out offers', () => {
  expect(composeDigest({ ...quiet, knownOffers: null, offers: [newOffer()] }).offers).toEqual([]);
  expect(isEmpty(composeDigest({ ...quiet, knownOffers: null, offers: [newOffer()] }))).toBe(true);
});

test('a new, a removed and a changed offer are listed, each with the parts we may show', () => {
  const price = { value: { kind: 'daily', ratePercentPerDay: 2, freeDays: 3 } as const, source: newSource() };
  const before = [newOffer({ id: 'pleaca' }), newOffer({ id: 'oprita' }), dailyOffer({ id: 'alta' })];
  const after = [
    newOffer({ id: 'vine' }),
    newOffer({ id: 'oprita', isActive: false }),
    dailyOffer({
      id: 'alta',
      price,
      amount: { value: { min: fromLei(100), max: fromLei(5_000) }, source: newSource() },
    }),
  ];
  const path = (id: string) => `/credit-nevoi-personale/creditor-${id}/`;
  expect(offerNews(before, after)).toEqual([
    { kind: 'new', header: 'Creditor vine', path: path('vine'), parts: [] },
    { kind: 'changed', header: 'Creditor alta', path: path('alta'), parts: ['amount', 'price'] },
    // A removed offer may have no page.
    { kind: 'gone', header: 'Creditor pleaca', path: null, parts: [] },
    { kind: 'gone', header: 'Creditor oprita', path: path('oprita'), parts: [] },
  ]);
});

test('a figure that was only read again, another order of keys, and invisible fields are not news', () => {
  const before = dailyOffer();
  const price = {
    source: newSource({ date: '2026-11-23' }),
    value: { freeDays: 3, ratePercentPerDay: 1, kind: 'daily' as const },
  };
  expect(offerNews([before], [dailyOffer({ price, stars: 5, tags: ['x'], url: null })])).toEqual([]);
  expect(offerNews([newOffer({ isActive: false })], [dailyOffer({ isActive: false })])).toEqual([]);
});

test.each([
  ['2026-11-22T21:59:00Z', '2026-11-16'], // Sunday, one minute to midnight in Bucharest
  ['2026-11-22T22:00:00Z', '2026-11-23'],
  ['2026-11-29T12:00:00Z', '2026-11-23'],
])('the week of %s is that of Monday %s', (moment, monday) => {
  expect(weekOf(new Date(moment), 'Europe/Bucharest')).toBe(monday);
});
