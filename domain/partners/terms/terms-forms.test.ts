import { expect, test } from 'vitest';
import { logoType } from './logo-type.ts';
import { readOfferTerms } from './read-offer-terms.ts';
import { readPartnerTerms } from './read-partner-terms.ts';

const svg = (inside: string, attributes = '') =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`);

test.each([
  ['shapes', svg('<g fill="#036"><path d="M0 0h9v9z"/></g>'), 'image/svg+xml'],
  [
    'a gradient of its own',
    svg('<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/>'),
    'image/svg+xml',
  ],
])('a logo of %s is accepted', (_what, bytes, type) => {
  expect(logoType(bytes)).toEqual({ type });
});

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a handler', svg('<path d="M0 0"/>', ' onload="alert(1)"')],
  ['a handler after a line break', svg('<path\nonclick="alert(1)"/>')],
  ['a link', svg('<a href="https://rau.example/"><path/></a>')],
  ['another file', svg('<use href="https://rau.example/a.svg#b"/>')],
  ['a picture', svg('<image href="data:image/png;base64,AA"/>')],
  ['foreign content', svg('<foreignObject><p>x</p></foreignObject>')],
  ['a style', svg('<style>@import "https://rau.example/a.css"</style>')],
  [
    'an entity',
    new TextEncoder().encode(
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
    ),
  ],
  ['a page', new TextEncoder().encode('<!doctype html><html><body>x</body></html>')],
  ['nothing', new Uint8Array()],
  ['65 KB', svg('<path/>'.repeat(10_000))],
  ['the first bytes of a PNG alone', new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0])],
])('a logo with %s is refused', (_what, bytes) => {
  expect(logoType(bytes)).toHaveProperty('problem');
});

test('who pays is read as people type it', () => {
  const typed = { oferta: '102', platitor: 'x', plateste: 'loan', de_la: '1.12.2026', pana_la: '' };
  expect(readOfferTerms(typed)).toEqual({
    terms: { offerId: '102', payerId: 'x', paysFor: 'loan', from: '2026-12-01', until: null },
  });
  expect(readOfferTerms({ de_la: 'mâine', plateste: 'toString' })).toEqual({
    problems: {
      oferta: 'Alegeți oferta.',
      platitor: 'Alegeți cine plătește.',
      plateste: 'Alegeți pentru ce plătește.',
      de_la: 'Scrieți ziua ca 01.12.2026.',
    },
  });
});

const share = { partener: 'p-1', offers: null, fel: 'procent', cat: '12,5', zile: '30', de_la: '01.12.2026' };
test('terms of a partner are read in bani and hundredths of a percent', () => {
  expect(readPartnerTerms({ ...share, limita: '5 000', pana_la: '31.12.2026' })).toEqual({
    terms: {
      partnerId: 'p-1',
      offers: null,
      share: { kind: 'percent', hundredths: 1_250 },
      monthlyLimitBani: 500_000,
      holdDays: 30,
      payoutThresholdBani: 10_000,
      from: '2026-12-01',
      until: '2026-12-31',
    },
  });
  expect(readPartnerTerms({ ...share, fel: 'fix', cat: '49,90', prag: '250' })).toMatchObject({
    terms: { share: { kind: 'fixed', bani: 4_990 }, payoutThresholdBani: 25_000 },
  });
});

test.each([
  ['cat', { cat: '0' }],
  ['cat', { cat: '100,01' }],
  ['cat', { cat: '1,234' }],
  ['cat', { fel: 'fix', cat: '-5' }],
  ['fel', { fel: 'mult' }],
  ['zile', { zile: '366' }],
  ['limita', { limita: '0' }],
  ['prag', { prag: 'o mie' }],
  ['partener', { partener: ' ' }],
])('an invalid „%s” of a partner’s terms is reported beside its field: %o', (field, change) => {
  const answer = readPartnerTerms({ ...share, ...change });
  expect(Object.keys('problems' in answer ? answer.problems : {})).toEqual([field]);
});
