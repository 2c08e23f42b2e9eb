import { expect, test } from 'vitest';
import { offerSchema } from './offer-schema.ts';

const source = {
  name: 'pagina creditorului',
  url: 'https://creditor.example/preturi',
  date: '2025',
  readAt: '2026-11',
};
const offer = {
  id: '101',
  country: 'RO',
  slug: 'un-creditor',
  header: 'Un Creditor',
  stars: null,
  field2: null,
  field4: null,
  tags: [],
  asnef: true,
  productType: 'loan',
  lenderLink: '/credit-nevoi-personale/un-creditor/',
  url: 'https://creditor.example/?click={click_id}&sub1={sub1}',
  isActive: true,
  lenderKind: 'ifn',
  legalName: null,
  registers: null,
  conditions: [],
  example: { value: '500 de lei costă 60.', source },
};

test("a valid offer has the domain's offer type", () => {
  expect(offerSchema.parse(offer)).toEqual(offer);
});

test.each([
  [
    'an identity that does not say whose word it is',
    { legalName: { value: 'A IFN S.A.', source } },
    'origin',
  ],
  ['a key nobody knows', { interest: 1 }, 'interest'],
  ['a price of its own', { price: null }, 'price'],
  ['a figure without a source', { example: { value: '100' } }, 'source'],
  ['a source without a date', { example: { value: '100', source: { name: 'a', url: null } } }, 'date'],
  [
    'a date written in another way',
    { example: { value: '100', source: { ...source, date: '11.2026' } } },
    'date',
  ],
  [
    'a month that does not exist',
    { example: { value: '100', source: { ...source, date: '2026-13' } } },
    'date',
  ],
  [
    'a source read before it was written',
    { example: { value: '100', source: { ...source, date: '2026-11-22', readAt: '2026-10' } } },
    'readAt',
  ],
  ['a link that is not encrypted', { url: 'http://creditor.example/' }, 'url'],
  ['a link that runs a script', { url: 'javascript:alert(1)' }, 'url'],
  ['a review page on another site', { lenderLink: '//elsewhere.example/' }, 'lenderLink'],
  ['six stars', { stars: 6 }, 'stars'],
])('%s is refused', (_what, change, field) => {
  const { error } = offerSchema.safeParse({ ...offer, ...change });

  expect(JSON.stringify(error?.issues)).toContain(field);
});

test.each([
  [{ date: '2022' }, { date: '2022', readAt: null }],
  [{ readAt: '2026-11' }, { date: null, readAt: '2026-11' }],
  [
    { date: '2026-11-22', readAt: '2026-11' },
    { date: '2026-11-22', readAt: '2026-11' },
  ],
])('one of the two dates of a source is enough: %j', (dates, read) => {
  const example = { value: '100', source: { name: 'formularul', url: null, ...dates } };
  expect(offerSchema.parse({ ...offer, example }).example?.source).toMatchObject(read);
});
