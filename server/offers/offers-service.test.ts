import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Offer } from '#domain/offers/offer.ts';
import { newOffer } from '#tests/factories/new-offer.ts';
import { findOffersFile } from './offers-file.ts';
import { createOffersService } from './offers-service.ts';
import { startFakeService } from '#tests/setup/start-fake-service.ts';

const fromFile = (await findOffersFile('RO'))?.offers ?? [];

test('the offers and their activity come from the database of this site', async () => {
  const { service } = buildService({ activeIds: ['101'] });

  expect(await service.load()).toMatchObject({ offers: fromFile, activeIds: ['101'] });
});

// "For ES, offer 67 is always added to the active list."
test('in Spain offer 67 is always active', async () => {
  const { service } = buildService({ country: 'ES', activeIds: ['5'] });

  expect((await service.load()).activeIds).toEqual(['5', '67']);
});

test('a failure yields an empty list and the specified log line, once for all waiting callers', async () => {
  const { service, lines } = buildService({ failing: true });

  const lists = await Promise.all([service.load(), service.load()]);

  expect(lists).toEqual([
    { offers: [], activeIds: [], isOutage: true },
    { offers: [], activeIds: [], isOutage: true },
  ]);
  expect(lines.map(({ msg }) => msg)).toEqual(['ERROR WHILE LOADING OFFERS (useOffers)']);
  expect(lines[0]).toMatchObject({ level: 50, err: { message: 'the database is down' } });
});

test('after a failure the next second tries again', async () => {
  const site = buildService({ failing: true });
  await site.service.load();

  site.state.failing = false;
  expect((await site.service.load()).offers).toEqual([]);
  site.state.time += 1_000;
  expect((await site.service.load()).offers).toHaveLength(17);
});

test('a list is reused for five seconds, or until offers change', async () => {
  const { service, state } = buildService();

  await service.load();
  state.time += 4_999;
  await service.load();
  expect(state.reads).toBe(1);

  state.time += 1;
  await service.load();
  expect(state.reads).toBe(2);

  service.invalidate();
  await service.load();
  expect(state.reads).toBe(3);
});

test('a read under way when offers change is not used for later callers', async () => {
  const { service, state } = buildService();

  const before = service.load();
  service.invalidate();
  await service.load();
  await before;

  expect(state.reads).toBe(2);
});

test('configured outside services replace the database', async () => {
  await using host = await startFakeService([{ body: [{ offer_id: '1', header: 'Unu' }] }]);
  await using leads = await startFakeService([{ body: [1, 2] }]);
  const { service, state } = buildService({ contentHost: host.origin, leadFeedUrl: leads.origin });

  const { offers, activeIds } = await service.load();

  expect(offers.map(({ header }) => header)).toEqual(['Unu']);
  expect(activeIds).toEqual(['1', '2']);
  expect(host.calls).toEqual(['GET /ro_feed.json']);
  expect(state.reads).toBe(0);
});

// "UA becomes ua_ru when the path contains /ru/, otherwise ua_ua."
test('in Ukraine pages under /ru/ request the Russian feed, and a departure may come from either', async () => {
  await using host = await startFakeService([
    { body: [{ offer_id: '1', header: 'Один' }] },
    { body: [{ offer_id: '2', header: 'Два' }] },
  ]);
  const { service } = buildService({ country: 'UA', contentHost: host.origin });

  expect((await service.load('/ru/offers/')).offers.map(({ id }) => id)).toEqual(['1']);
  expect((await service.load('/offers/')).offers.map(({ id }) => id)).toEqual(['2']);
  expect((await service.loadAll()).flatMap(({ offers }) => offers.map(({ id }) => id))).toEqual(['2', '1']);
  expect(host.calls).toEqual(['GET /ua_ru_feed.json', 'GET /ua_ua_feed.json']);
});

test('a failing outside service yields the same empty list and log line', async () => {
  await using host = await startFakeService([{ status: 404 }]);
  const { service, lines } = buildService({ contentHost: host.origin });

  expect(await service.load()).toEqual({ offers: [], activeIds: [], isOutage: true });
  expect(lines.map(({ msg }) => msg)).toEqual(['ERROR WHILE LOADING OFFERS (useOffers)']);
});

type Overrides = {
  offers?: Offer[];
  activeIds?: string[];
  country?: 'RO' | 'ES' | 'UA';
  claims?: 'sourced' | 'spec';
  failing?: boolean;
  contentHost?: string;
  leadFeedUrl?: string;
};

function buildService(overrides: Overrides = {}) {
  const {
    offers = fromFile,
    activeIds = [],
    country = 'RO',
    failing = false,
    claims = 'sourced',
    ...hosts
  } = overrides;
  const state = { time: 0, reads: 0, failing };
  const lines: { msg: string; level: number; err?: { message: string } }[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const repository = {
    list: async () => {
      state.reads += 1;
      if (state.failing) throw new Error('the database is down');
      return offers;
    },
    activeIds: async () => activeIds,
  };
  const now = () => new Date(state.time);
  const service = createOffersService({
    repository,
    country,
    leadId: 'ro-1',
    claims,
    readEvidence: async () => new Map(),
    lendersWithPage: () => new Set(fromFile.map(({ slug }) => slug)),
    logger,
    now,
    ...hosts,
  });
  return { service, state, lines };
}

test('an offer whose lender has no page of ours links to its sheet, never to a missing page', async () => {
  const pages = ['smile-credit', 'nimeni'].map((slug, at) =>
    newOffer({ id: String(at), slug, lenderLink: `/credit-nevoi-personale/${slug}/` }),
  );
  const { service } = buildService({ offers: pages, activeIds: ['0', '1'] });
  const { offers } = await service.load();
  expect(offers.map(({ lenderLink }) => lenderLink)).toEqual([
    '/credit-nevoi-personale/smile-credit/',
    '/lenders/1/',
  ]);
});
