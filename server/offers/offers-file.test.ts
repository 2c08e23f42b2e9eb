import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import {
  isBoundByCeilings,
  lenderIdentity,
  type LenderIdentity,
} from '#domain/offers/lenders/lender-identity.ts';
import { offerEvidence } from '#domain/offers/offer-evidence.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { leadFigures } from '#domain/offers/lead-figures.ts';
import { siteOffers } from '#tests/factories/site-offers.ts';
import { findOffersFile, parseOffersFile } from './offers-file.ts';

const offers = await siteOffers();
const figureNames = [
  'legalName',
  'registers',
  'repayment',
  'amount',
  'term',
  'price',
  'firstLoan',
  'example',
] as const;

// Counted by hand in the collected facts of November 2026: figures with a source of their own, lender by lender, and the number
// of conditions. Everything else was third-party, contradictory or not found.
test.each<[string, (typeof figureNames)[number][], number]>([
  ['ocean-credit', ['legalName', 'registers', 'amount'], 0],
  [
    'smile-credit',
    ['legalName', 'registers', 'repayment', 'amount', 'term', 'price', 'firstLoan', 'example'],
    5,
  ],
  ['okcredit', ['legalName', 'registers'], 0],
  ['viva-credit', ['legalName', 'registers', 'repayment', 'amount', 'term'], 2],
  ['credit7', ['legalName'], 0],
  ['hora-credit', ['legalName', 'repayment', 'amount', 'term', 'firstLoan'], 5],
  ['creditprime', ['legalName', 'registers'], 0],
  ['ferratum', ['legalName', 'registers', 'repayment', 'amount', 'term', 'price'], 3],
  ['viaconto', ['legalName', 'registers', 'repayment'], 2],
  ['provident', ['legalName', 'registers', 'repayment', 'amount'], 3],
  ['icredit', ['legalName', 'registers'], 0],
  ['axi-card', ['legalName', 'registers', 'repayment'], 0],
  ['simplu-credit', ['legalName', 'registers', 'amount', 'term'], 1],
  ['mozipo', ['legalName', 'registers', 'repayment'], 2],
  ['credit-fix', ['legalName'], 0],
  ['extra-simplu', ['legalName', 'amount'], 3],
  ['12rate', ['legalName', 'registers', 'repayment', 'amount', 'term', 'price', 'firstLoan', 'example'], 2],
])('%s shows exactly the figures with a source', (slug, figures, conditions) => {
  const offer = find(slug);

  const shown = { ...offer, ...leadFigures(offer) };
  expect(figureNames.filter((name) => shown[name] !== null)).toEqual(figures);
  expect(offer.conditions).toHaveLength(conditions);
});

// Lenders whose own page or document names the company and its number, as collected in November 2026. Only the press prints the
// number of Credit Fix; nobody prints those of Credit7, Hora and Extra Simplu.
test.each<[string, LenderIdentity, boolean]>([
  ['ocean-credit', 'registered', true],
  ['smile-credit', 'registered', true],
  ['okcredit', 'registered', true],
  ['viva-credit', 'registered', true],
  ['credit7', 'number-not-found', false],
  ['hora-credit', 'number-not-found', false],
  ['creditprime', 'registered', true],
  // A bank of Malta: its licence and authority are known, and the Romanian ceilings do not apply to it.
  ['ferratum', 'registered', false],
  ['viaconto', 'registered', true],
  ['provident', 'registered', true],
  ['icredit', 'registered', true],
  ['axi-card', 'registered', true],
  ['simplu-credit', 'registered', true],
  ['mozipo', 'registered', true],
  ['credit-fix', 'number-not-found', false],
  ['extra-simplu', 'number-not-found', false],
  // Its company prints the number on its other site.
  ['12rate', 'registered', true],
])('%s is %s, and whether the legal ceiling is claimed for it: %s', (slug, identity, isCeilingClaimed) => {
  const { lenderKind } = find(slug);
  expect(lenderIdentity(find(slug))).toBe(identity);
  expect(isBoundByCeilings({ lenderKind, evidence: { identity } })).toBe(isCeilingClaimed);
});

test("no identity in the starting file relies on the press or a third party's list", () => {
  expect(
    offers.filter(
      ({ legalName, registers }) => legalName?.origin === 'other' || registers?.origin === 'other',
    ),
  ).toEqual([]);
  expect(JSON.stringify(offers)).not.toMatch(/breakingnewz|presă/);
});

// Third column of the facts' table, in lei; null is a limit without a source of its own.
test.each([
  ['smile-credit', 200, 5_000],
  ['viva-credit', 100, 2_000],
  ['hora-credit', null, 10_000],
  ['ferratum', null, 5_000],
  ['provident', null, 20_000],
  // Its first product; the others lend from 100 lei up to 10 000.
  ['simplu-credit', 1_500, 25_000],
  ['ocean-credit', null, 16_000],
  ['12rate', 200, 5_000],
  ['extra-simplu', 200, 6_000],
])('%s lends from %s to %i lei', (slug, min, max) => {
  expect(leadFigures(find(slug)).amount?.value).toEqual({
    min: min === null ? null : fromLei(min),
    max: fromLei(max),
  });
});

test('the two prices are those of the lenders’ own pages', () => {
  expect(leadFigures(find('smile-credit')).price?.value).toEqual({
    kind: 'daily',
    ratePercentPerDay: 1,
    freeDays: 3,
  });
  expect(leadFigures(find('ferratum')).price?.value).toEqual({
    kind: 'instalments',
    yearlyRatePercent: 146.8,
  });
  expect(leadFigures(find('ferratum')).price?.source.date).toBe('2022');
});

test("limits of a form that we call an older edition are not today's limits", () => {
  // It prints a register number of 2018, so it dates from that year or later: facts on prices, item viva-a1.
  const viva = find('viva-credit');
  expect(leadFigures(viva).amount?.source).toMatchObject({
    name: expect.stringContaining('mai veche'),
    date: '2018',
  });
  expect(offerEvidence(viva, '2026-11-22')).toMatchObject({ amount: 'to-confirm', term: 'to-confirm' });
});

test('claims of comparison sites and brokers are nowhere in the file', () => {
  const texts = offers.map((offer) => JSON.stringify(offer).replaceAll('\u00a0', ' '));

  const figures =
    /99,22|2 ?32[01] ?%|299,46|0,4022|0,19|0,99|0,35|1,2 ?%|102,72|108,17|2 ?026,88|12 ?000(?!\d)|15 ?000(?!\d)|(?<!\d)4 ?000/;
  const places = /finantist|finmatcher|credizen|github|sites\.google|creditfaralocdemunca/;
  expect(texts.filter((text) => figures.test(text) || places.test(text))).toEqual([]);
});

test('the general register number that Smile Credit’s pages contradict is not shown', () => {
  expect(find('smile-credit').registers?.value).toEqual(['RS-PJR-33-110111/18.05.2018 (Registrul special)']);
});

test("clients' contracts are named and dated, never linked", () => {
  const contracts = [find('okcredit').registers, find('mozipo').registers];

  expect(contracts.map((figure) => figure?.source.url)).toEqual([null, null]);
  expect(contracts.map((figure) => figure?.source.date)).toEqual(['2023-11-23', '2024-03-06']);
});

test('Credit7 stays unavailable: it has our own page to read, and no page to leave for', () => {
  expect(find('credit7')).toMatchObject({
    isActive: false,
    url: null,
    lenderLink: '/credit-nevoi-personale/credit7/',
  });
});

test('there are 17 brands, each with its own id and page, 16 of them with a review, and no invented stars', () => {
  expect(offers.map(({ id }) => id)).toEqual(Array.from({ length: 17 }, (_, index) => String(101 + index)));
  expect(offers.map(({ lenderLink }) => lenderLink)).toEqual(
    offers.map(({ slug }) => (slug === '12rate' ? '/lenders/12rate/' : `/credit-nevoi-personale/${slug}/`)),
  );
  expect(offers.filter(({ stars, field2, field4 }) => stars ?? field2 ?? field4)).toEqual([]);
});

test('numbers stay on one line: a no-break space in thousands and before lei', () => {
  expect(JSON.stringify(offers)).not.toMatch(/\d (lei|de lei|\d{3}\b)/);
});

test('a price is written in the evidence alone', () => {
  const text = `country: RO\nupdated: 2026-11-22\noffers:${entry.replace('example', 'price: null, example')}`;
  expect(() => parseOffersFile(text, 'oferte.yml')).toThrow('oferte.yml: unu, : Unrecognized key: "price"');
});

test('a country without a file starts without offers', async () => {
  expect(await findOffersFile('LK')).toBeUndefined();
});

const entry = `
  - { id: '1', slug: unu, header: Unu, tags: [], lenderLink: /unu/, url: null, isActive: true, lenderKind: ifn,
      legalName: null, registers: null, conditions: [], example: null }`;

test.each([
  ['a figure that is missing', entry.replace('registers: null,', ''), 'oferte.yml: unu, registers:'],
  ['an unknown field', entry.replace('example: null', 'example: null, dobanda: 1'), 'oferte.yml: unu, : '],
  [
    'a figure without a source',
    entry.replace('example: null', 'example: { value: a }'),
    'unu, example.source:',
  ],
  [
    'an id used twice',
    entry + entry.replace('unu', 'doi'),
    'oferte.yml: doi, id: another offer has the id 1',
  ],
  ['an entry without a name', '\n  - 7', 'oferte.yml: offer 1, : '],
  ['a list that is no YAML', '\n  - {', 'oferte.yml: '],
  ['a cedilla', entry.replace('Unu', 'U\u015For'), 'oferte.yml: letters with a cedilla'],
])('%s is reported with its file and field', (_what, list, message) => {
  expect(() => parseOffersFile(`country: RO\noffers:${list}`, 'oferte.yml')).toThrow(message);
});

function find(slug: string): Offer {
  const offer = offers.find((candidate) => candidate.slug === slug);
  if (!offer) throw new Error(`no offer ${slug}`);
  return offer;
}
