import { expect, test } from 'vitest';
import { baseOrder } from '#domain/offers/base-order.ts';
import { leadFigures, productOf } from '#domain/offers/lead-figures.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { siteOffers } from '#tests/factories/site-offers.ts';
import { readFeed, toFeedEntry } from './feed-format.ts';

const logged: unknown[][] = [];
const reader = { country: 'RO' as const, logger: { warn: (...line: unknown[]) => void logged.push(line) } };

test('an offer written to the feed and read again is unchanged', async () => {
  const offers = await siteOffers();

  const feed: unknown = JSON.parse(JSON.stringify(offers.map(toFeedEntry)));

  // A feed has the figures of the first product alone, and its free days without the customers they apply to.
  const asInFeed = (offer: Offer) => ({ ...offer, products: [productOf(leadFigures(offer))] });
  expect(readFeed(feed, reader)).toEqual(offers.map(asInFeed));
  expect(offers.filter((offer) => leadFigures(offer).price)).not.toEqual([]);
});

test('the feed has the specification’s fields, and ours under one key', async () => {
  const [offer] = await siteOffers();

  expect(Object.keys(offer ? toFeedEntry(offer) : {})).toEqual([
    'offer_id',
    'header',
    'stars',
    'field2_value',
    'field4_value',
    'tags',
    'asnef_value',
    'product_type',
    'lender_link',
    'isActive',
    'details',
  ]);
});

test("a third party's feed is read without our figures: missing facts stay unknown", () => {
  const feed = [{ offer_id: 67, header: 'Préstamo Fácil', lender_link: '', somethingElse: true }];

  expect(readFeed(feed, reader)).toEqual([
    {
      id: '67',
      country: 'RO',
      slug: 'prestamo-facil',
      header: 'Préstamo Fácil',
      stars: null,
      field2: null,
      field4: null,
      tags: [],
      asnef: true,
      productType: 'loan',
      lenderLink: null,
      url: null,
      isActive: true,
      lenderKind: 'unknown',
      legalName: null,
      registers: null,
      conditions: [],
      example: null,
      products: [{ name: null, kind: null, amount: null, term: null, price: null, free: null }],
    },
  ]);
});

test('the slug is the last part of the review page’s path', () => {
  const feed = [{ offer_id: '1', header: 'Viva Credit', lender_link: '/credit-nevoi-personale/viva/' }];

  expect(readFeed(feed, reader)[0]?.slug).toBe('viva');
});

test.each([
  ['stars as text', { stars: '4.8' }, { stars: 4.8 }],
  ['no stars', { stars: '' }, { stars: null }],
  ['asnef switched off', { asnef_value: false }, { asnef: false }],
  ['a pause', { isActive: false }, { isActive: false }],
  ['placeholders', { field2_value: 'în {time} minute' }, { field2: 'în {time} minute' }],
])('%s is read', (_what, field, expected) => {
  expect(readFeed([{ offer_id: '1', header: 'Unu', ...field }], reader)).toMatchObject([expected]);
});

test.each([
  ['no header', { offer_id: '7' }],
  ['a link that runs a script', { offer_id: '7', header: 'Unu', lender_link: 'javascript:alert(1)' }],
  ['details that are not ours', { offer_id: '7', header: 'Unu', details: { slug: 'Unu' } }],
])('an entry with %s is left out and logged with its id, the others stay', (_what, bad) => {
  logged.length = 0;

  const offers = readFeed([bad, { offer_id: '8', header: 'Doi' }], reader);

  expect(offers.map(({ id }) => id)).toEqual(['8']);
  expect(logged).toEqual([[expect.objectContaining({ offerId: '7' }), 'Offer left out of the feed']]);
});

test('a response that is not a list is not treated as an empty one', () => {
  expect(() => readFeed({ error: 'later' }, reader)).toThrow(TypeError);
});

// A feed in the specification's own format, from a configured host.
const specEntry = {
  offer_id: 67,
  header: 'Préstamo Fácil',
  lender_link: 'https://prestamo.example/alta?c={click_id}',
};

test('in `spec` mode an outside feed is trusted about its lender and link', () => {
  const [offer] = readFeed([specEntry], { ...reader, outside: { claims: 'spec' } });

  expect(offer).toMatchObject({
    slug: 'prestamo-facil',
    url: specEntry.lender_link,
    lenderLink: '/lenders/67/',
    isToldByFeed: true,
    legalName: null,
  });
  expect(baseOrder(offer ? [offer] : [], ['67']).map(({ isActive }) => isActive)).toEqual([true]);
});

test.each([specEntry, { ...specEntry, lender_link: '/credit-nevoi-personale/facil/' }])(
  'in `sourced` mode an outside feed without proof of its lenders shows no offer (%o)',
  (entry) => {
    const offers = readFeed([entry], { ...reader, outside: { claims: 'sourced' } });

    expect(baseOrder(offers, ['67'])).toEqual([]);
  },
);

test.each(['http://prestamo.example/', 'https://127.0.0.1/', 'javascript:alert(1)', '//prestamo.example/'])(
  'an outside link that is %s is left out with its offer',
  (lender_link) => {
    expect(readFeed([{ ...specEntry, lender_link }], { ...reader, outside: { claims: 'spec' } })).toEqual([]);
  },
);
