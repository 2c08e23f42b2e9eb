import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { withEvidence } from '#domain/offers/offer-evidence.ts';
import { withProducts } from '#domain/offers/offer-products.ts';
import { rankOffers } from '#domain/offers/rank-offers.ts';
import { baseOrder } from '#domain/offers/base-order.ts';
import type { RepaymentProfile } from '#domain/loan/loan-request.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { readEvidence } from '#server/texts/content/read-evidence.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';
import { readSeries } from '#server/texts/content/read-series.ts';
import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { publishedRounds } from '#tests/factories/published-rounds.ts';
import { strictAnswers } from '#tests/setup/strict-answers.ts';
import { openDataRoutes } from './open-data-routes.ts';

const day = '2026-11-23';
const evidence = readEvidence('content');
const { offers: listed = [] } = (await findOffersFile('RO')) ?? {};
const offers = withProducts(listed, evidence);
const list = { offers, activeIds: offers.map(({ id }) => id) };
const hidden = new Set<string>();
const rounds = publishedRounds();

const app = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(strictAnswers);
await app.register(openDataRoutes, {
  series: { book: () => readSeries('content') },
  loadOffers: async () => list,
  loadEvidence: async () => evidence,
  loadTransparency: async () => rounds,
  isHidden: (lender) => hidden.has(lender),
  rulePacks: () => romanianRulePacks,
  today: () => day,
});
afterAll(() => app.close());
const get = async (file: string) => await app.inject(`/date-deschise/v1/${file}`);
const names = ['serii', 'dovezi', 'preturi', 'plafoane', 'oferte', 'transparenta'];

test.each(names)(
  'an independent validator accepts %s.json by its published schema, and refuses less',
  async (name) => {
    const schema = (await get(`${name}.schema.json`)).json<object>();
    const file = (await get(`${name}.json`)).json<Record<string, unknown>>();
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
    expect({ isValid: validate(file), errors: validate.errors }).toEqual({ isValid: true, errors: null });
    const { licence: _, ...unlicensed } = file;
    expect(validate(unlicensed)).toBe(false);
  },
);

test('open data contain no names of people and no leads', async () => {
  const texts = await Promise.all(names.flatMap((name) => [`${name}.json`, `${name}.csv`]).map(get));
  for (const { body, statusCode } of texts) {
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/enteredBy|approvedBy|openedBy|starting-data/);
  }
  const items = (await get('dovezi.json')).json<{ evidence: { tier: string; id: string }[] }>().evidence;
  const known = [...evidence.values()].flatMap((own) => own.items);
  expect(new Set(items.map(({ tier }) => tier))).toEqual(new Set(['A', 'B', 'C']));
  expect(items.length).toBe(known.filter(({ tier }) => tier !== 'D').length);
});

test.each(['dovezi.json', 'preturi.json', 'preturi.csv', 'transparenta.json', 'transparenta.csv'])(
  'a hidden lender is missing from %s',
  async (file) => {
    hidden.add('viva-credit');
    const { body } = await get(file);
    hidden.clear();
    expect(body).not.toContain('viva-credit');
    expect((await get(file)).body).toContain('viva-credit');
  },
);

test('the price history of a lender is a file of its own, dated or marked as undated', async () => {
  const { body, headers } = await get('preturi/smile-credit.csv');
  const [, ...lines] = body.trimEnd().split('\r\n');
  // Its page has no date and prints 1% a day; the test of August 2020 paid 1 087 lei for 2 000 lei and three months of 91 days.
  expect(lines[0]).toMatch(/^smile-credit,linie-de-credit,,2026-11,1,1,no,,60,500,15,days,A,smile-a1,,/);
  expect(lines.at(-1)).toMatch(
    /^smile-credit,credit-online-caz-de-test,2020-08,2026-11,0\.5973,0\.5973,yes,,1087,2000,3,months,C,smile-c1,,/,
  );
  expect(lines.length).toBe(3);
  expect(headers['content-disposition']).toBe('attachment; filename="preturi-smile-credit.csv"');
  expect((await get('preturi/nimeni.csv')).statusCode).toBe(404);
});

test('a round has a line for each check, with the page and the day', async () => {
  const [head, ...lines] = (await get('transparenta.csv')).body.trimEnd().split('\r\n');
  expect(head).toBe('round,published_on,lender,check,state,opened_on,url,copy_sha256');
  const smile = lines.filter((line) => line.startsWith('1,2026-11-10,smile-credit,'));
  expect(smile.map((line) => line.split(',').slice(3, 6).join(' '))).toEqual([
    'who found 2026-10-20',
    'price found 2026-10-20',
    'late missing 2026-10-20',
  ]);
});

test('each series is a file of its own, and an unknown name has none', async () => {
  const { body, headers } = await get('serii/ircc.csv');
  // The first IRCC ever was 2,36%, published on 2 May 2019.
  expect(body.split('\r\n')[1]).toMatch(/^ircc,2019-05-02,2\.36,percent,/);
  expect(headers['content-disposition']).toBe('attachment; filename="ircc.csv"');
  expect((await get('serii/nimic.csv')).statusCode).toBe(400);
});

type Request = { principal: number; term: { count: number; unit: 'months' | 'days' }; once?: boolean };
type Replay = { orderOffers: (offers: object, caps: object, request: Request) => { slug: string }[] };

const SCRIPT = new URL('../../../public/date-deschise/ordine.mjs', import.meta.url);
const sums = [100, 500, 1000, 2000, 3000, 5000, 7500, 10_000, 20_000, 30_000];
const terms: Request['term'][] = [
  ...[1, 2, 3, 6, 9, 12, 18, 24, 36, 60].map((count) => ({ count, unit: 'months' as const })),
  ...[7, 15, 20, 30, 45, 62].map((count) => ({ count, unit: 'days' as const })),
];
const requests: Request[] = sums.flatMap((lei) => [
  ...terms.map((term) => ({ principal: lei * 100, term })),
  ...terms.slice(1, 5).map((term) => ({ principal: lei * 100, term, once: true })),
]);

test('the published script is short enough for a person to read', () => {
  expect(readFileSync(SCRIPT, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(80);
  expect(readFileSync(SCRIPT, 'utf8')).not.toMatch(/^import/m);
});

test('the published script gives the order of the page for 200 requests, from the open data alone', async () => {
  const { orderOffers } = (await import(SCRIPT.href)) as Replay;
  const open = (await get('oferte.json')).json<object>();
  const { now } = (await get('plafoane.json')).json<{ now: object }>();
  const ranked = baseOrder(list.offers, list.activeIds).map((offer) => withEvidence(offer, day));
  const pack = rulePackInForce(romanianRulePacks, day);
  expect(requests.length).toBe(200);
  const orders = new Set<string>();
  for (const request of requests) {
    const { once, term, principal } = request;
    const asked = {
      principal: fromLei(principal / 100),
      term,
      ...(once && { profile: 'once' as RepaymentProfile & 'once' }),
    };
    const { served } = rankOffers({
      offers: ranked,
      request: asked,
      pack,
      sort: null,
      filters: { repayment: [], zero: false },
      claims: 'sourced',
    });
    const page = served.map(({ offer }) => offer.slug);
    const replayed = orderOffers(open, now, request).map(({ slug }) => slug);
    expect({ request, order: replayed }).toEqual({ request, order: page });
    orders.add(page.join());
  }
  // The requests ask for different orders.
  expect(orders.size).toBeGreaterThan(10);
});
