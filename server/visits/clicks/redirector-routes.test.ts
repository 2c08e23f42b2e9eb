import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Offer } from '#domain/offers/offer.ts';
import type { Click } from './click.ts';
import { newIdentity, newOffer } from '#tests/factories/new-offer.ts';
import { redirectorRoutes } from './redirector-routes.ts';

const clickId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const now = new Date('2026-11-21T10:00:00Z');

function offerWith(fields: Partial<Offer>): Offer {
  const url = 'https://lender.ro/apply?click={click_id}&a={sub1}';
  return newOffer({ id: '101', url, ...fields });
}

async function startSite(
  options: {
    offer?: Offer;
    record?: (click: Click) => Promise<void>;
    limits?: { ofPeople: number; most: number };
  } = {},
) {
  const { offer = offerWith({}) } = options;
  const recorded: Click[] = [];
  const app = Fastify();
  await app.register(redirectorRoutes, {
    departures: {
      find: async (id) => (id === offer.id ? offer : undefined),
      findAsLastRead: () => undefined,
    },
    withoutHidden: (offers) => [...offers],
    clicks: { record: options.record ?? (async (click) => void recorded.push(click)) },
    patienceMs: 60_000,
    ...(options.limits && { limits: options.limits }),
    now: () => now,
    uuid: () => clickId,
  });
  const get = (query: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ url: `/landing/redirector/${query}`, headers, remoteAddress });
  return { app, recorded, get, [Symbol.asyncDispose]: () => app.close() };
}

test("a click is stored and leads to the offer's own link", async () => {
  await using site = await startSite();
  const session = '9B1DEB4D3B7D4BAD9BDD2B0D7B3DCB6D';
  const answer = await site.get(
    `?offer=101&suma=2000&perioada=3&sub1=a%20b&sub3=flow&utm_source=google&loc=oferte&session_id=${session}&client_id=x`,
    {
      referer: 'https://imprumutclar.ro/offers/?suma=2000&scop=medical',
      'user-agent': 'Mozilla/5.0 Firefox/140.0',
    },
  );

  expect(answer.statusCode).toBe(302);
  expect(answer.headers).toMatchObject({
    location: `https://lender.ro/apply?click=${clickId}&a=a%20b`,
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(site.recorded).toEqual([
    {
      id: clickId,
      offerId: '101',
      country: 'RO',
      sessionId: '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d',
      clientId: null,
      providerId: null,
      sub1: 'a b',
      sub3: 'flow',
      utm_source: 'google',
      referer: 'https://imprumutclar.ro/offers/',
      placement: 'oferte',
      targetHost: 'lender.ro',
      isBot: false,
      createdAt: now,
    },
  ]);
});

test('a click on a link not yet marked by a script gets the marks of our page it was on', async () => {
  await using site = await startSite();
  const referer = 'https://imprumutclar.ro/transition/?oferta=101&utm_source=partener&pid=p-1&sub1=a%20b';
  const host = 'imprumutclar.ro';
  expect((await site.get('?offer=101', { referer, host })).headers.location).toContain('a=a%20b');
  await site.get('?offer=101&sub2=2', { referer, host });
  await site.get('?offer=101', { referer: referer.replace(host, 'alt.ro'), host });
  const marks = site.recorded.map(({ utm_source, sub1, sub2, providerId }) => ({
    providerId,
    ...JSON.parse(JSON.stringify({ utm_source, sub1, sub2 })),
  }));
  expect(marks).toEqual([
    { providerId: 'p-1', utm_source: 'partener', sub1: 'a b' },
    { providerId: null, sub2: '2' },
    { providerId: null },
  ]);
});

test.each([
  ['p-7k2m9qx4', 'p-7k2m9qx4'],
  ['x'.repeat(4096), 'x'.repeat(255)],
  ['p-\u0000\r\n7', 'p-7'],
  ["'; drop table clicks; --", "'; drop table clicks; --"],
  ['\u0000', null],
])('a click with the pid %j is recorded with %j and leads on', async (pid, kept) => {
  await using site = await startSite();
  const answer = await site.get(`?${new URLSearchParams({ offer: '101', pid })}`);
  expect(answer.headers.location).toMatch(/^https:\/\/lender\.ro\/apply/);
  expect(site.recorded.map(({ providerId }) => providerId)).toEqual([kept]);
});

test('oferta, the older query name, still works; offer takes precedence', async () => {
  await using site = await startSite();
  for (const [query, place] of [
    ['?oferta=101', 'https://lender.ro/apply'],
    ['?offer=101&oferta=999', 'https://lender.ro/apply'],
    ['?offer=999&oferta=101', '/landing/trafficback/'],
  ] as const) {
    expect((await site.get(query)).headers.location).toContain(place);
  }
});

test('no visitor leaves before the click is stored', async () => {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  let answered = false;
  await using site = await startSite({
    record: () => {
      asked.resolve();
      return held.promise;
    },
  });
  const answer = site.get('?offer=101').then((reply) => {
    answered = true;
    return reply;
  });
  await asked.promise;
  expect(answered).toBe(false);

  held.resolve();
  await expect(answer).resolves.toMatchObject({ statusCode: 302 });
});

test.each([
  ['an unknown offer', '?offer=999', offerWith({})],
  ['no offer', '', offerWith({})],
  ['a paused offer', '?offer=101', offerWith({ isActive: false })],
  ['an offer of a lender nobody knows', '?offer=101', offerWith({ legalName: null, registers: null })],
  [
    'an offer of a lender known from the press only',
    '?offer=101',
    offerWith({ legalName: newIdentity('A IFN S.A.', { origin: 'other' }), registers: null }),
  ],
  [
    'an offer of a bank of another state without its licence',
    '?offer=101',
    offerWith({ lenderKind: 'foreign-bank', registers: null }),
  ],
  ['an offer without a link', '?offer=101', offerWith({ url: null })],
  ['an offer whose link is not https', '?offer=101', offerWith({ url: 'http://lender.ro/' })],
])('%s leads to the page that keeps visitors, and is not a click', async (_, query, offer) => {
  await using site = await startSite({ offer });
  const answer = await site.get(query);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/landing/trafficback/']);
  expect(site.recorded).toEqual([]);
});

test('a lender whose register number was not found can be reached', async () => {
  await using site = await startSite({ offer: offerWith({ registers: null }) });
  const answer = await site.get('?offer=101');
  expect(answer.headers.location).toContain('https://lender.ro/apply');
});

test.each([
  '?offer=101&url=https://evil.example/',
  '?offer=101&target=https://evil.example/&redirect=//evil.example',
  '?offer=101&sub1=https://evil.example/%23',
  '?offer=101&sub1=%0d%0aLocation:%20https://evil.example/',
  '?offer=101&offer=https://evil.example/',
])('%s leads only to the lender', async (query) => {
  await using site = await startSite();
  const answer = await site.get(query);
  expect(new URL(answer.headers.location ?? '').host).toBe('lender.ro');
});

test('a click that cannot be stored keeps the visitor', async () => {
  await using site = await startSite({ record: () => Promise.reject(new Error('disk full')) });
  const answer = await site.get('?offer=101');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/landing/trafficback/']);
});

test.each([
  [{ 'sec-purpose': 'prefetch' }],
  [{ 'sec-purpose': 'prefetch;prerender' }],
  [{ purpose: 'prefetch' }],
  [{ purpose: 'preview' }],
  [{ 'sec-purpose': 'preview' }],
  [{ 'x-purpose': 'preview' }],
  [{ 'x-moz': 'prefetch' }],
  [{ 'sec-purpose': '', 'x-purpose': 'Preview' }],
])('a prefetch (%j) is not a click', async (headers) => {
  await using site = await startSite();
  const answer = await site.get('?offer=101', headers);
  expect([answer.statusCode, answer.headers.location]).toEqual([503, undefined]);
  expect(site.recorded).toEqual([]);
});

test('a HEAD request is not a click', async () => {
  await using site = await startSite();
  const answer = await site.app.inject({ method: 'HEAD', url: '/landing/redirector/?offer=101' });
  expect([answer.statusCode, answer.headers.location]).toEqual([204, undefined]);
  expect(site.recorded).toEqual([]);
});

test("excess departures of one network count as a program's and are then held back; another network is not", async () => {
  await using site = await startSite({ limits: { ofPeople: 2, most: 4 } });
  const browser = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
  const answers = [];
  for (let count = 0; count < 6; count += 1)
    answers.push(await site.get('?offer=101', browser, '198.51.100.7'));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([302, 302, 302, 302, 429, 429]);
  expect(Number(answers[4]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(site.recorded.map(({ isBot }) => isBot)).toEqual([false, false, true, true]);
  expect((await site.get('?offer=101', browser, '203.0.113.7')).statusCode).toBe(302);
  expect(site.recorded.at(-1)?.isBot).toBe(false);
});
