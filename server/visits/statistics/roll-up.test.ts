import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { createPostbackKeys } from '#server/partners/conversions/postback-keys.ts';
import { storePostback } from '#server/partners/conversions/store-postback.ts';
import type { ReceivedEvent } from '#server/visits/events/event-sink.ts';
import { insertEvents } from '#server/visits/events/insert-events.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { listDepartures } from './departures.ts';
import { listFields } from './fields.ts';
import { findFunnel } from './funnel.ts';
import { findOfferStatistics } from './offers.ts';
import { listPages } from './pages.ts';
import { rollUpDay } from './roll-up.ts';
import { listSources, listVisitsOfPartners } from './sources.ts';
import { findVisitors } from './visitors.ts';
import { listVisits } from './visits.ts';
import { anyClick, anyEvent, type Reported, threeDays, visitedOffers } from '#tests/factories/any-visits.ts';
import { newReceivedEvent } from '#tests/factories/new-event.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { newOffer } from '#tests/factories/new-offer.ts';
import { recount } from '#tests/factories/recount-visits.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
const place = { country: 'RO', timeZone: romania.timeZone };
const asked = { country: 'RO', from: '2026-10-24', to: '2026-10-26' };
const { start, end } = threeDays;
beforeEach(() => database.clear());

async function store(events: ReceivedEvent[], clicks: Reported[]): Promise<void> {
  await insertEvents(db, events);
  for (const id of visitedOffers) await createOffersRepository(db).upsert(newOffer({ id }), start);
  await createPostbackKeys(db).create({ partner: 'Creditor', offerIds: visitedOffers, now: start });
  const { id } = await db.selectFrom('postback_keys').select('id').executeTakeFirstOrThrow();
  for (const { click, reported } of clicks) {
    await createClicksRepository(db).addClick(click);
    for (const [index, status] of reported.entries()) {
      const raw = new URLSearchParams({ click_id: click.id, transaction_id: `${click.id} ${index}`, status });
      await storePostback(db, {
        id: randomUUID(),
        key: { id, offerIds: visitedOffers, dialect: 'generic' },
        raw: raw.toString(),
        receivedAt: end,
        now: end,
      });
    }
  }
}

const byName = <Row extends object>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

async function countAll() {
  for (const day of threeDays.days) await rollUpDay(db, { ...place, day });
}

async function answers() {
  const { offers, impressionsSince } = await findOfferStatistics(db, asked);
  return {
    visits: await listVisits(db, asked),
    visitors: await findVisitors(db, asked),
    sources: await listSources(db, asked),
    funnel: await findFunnel(db, asked),
    pages: await listPages(db, asked),
    fields: await listFields(db, asked),
    seenSince: impressionsSince,
    offers: offers.map(({ header: _name, lenderPageViews: _views, ...row }) => row),
  };
}

test('three approvals and a refusal of one click are four conversions: 3, 1 and 75%', async () => {
  const click = newClick({ offerId: '101', utm_source: 'google', createdAt: start });
  await store([], [{ click, reported: ['approved', 'approved', 'approved', 'rejected'] }]);
  await countAll();

  const { offers, sources } = await answers();
  expect(offers).toContainEqual(
    expect.objectContaining({ offerId: '101', departures: 1, pending: 0, approved: 3, rejected: 1 }),
  );
  expect(sources).toMatchObject([{ name: 'google', departures: 1, conversions: 3 }]);
});

test('a departure belongs to the page shown before the last one, where consent ties them; else to none, or to the other site', async () => {
  const session = randomUUID();
  const seen = (path: string, minute: number) =>
    newReceivedEvent({
      session_id: session,
      cookieless: false,
      path,
      receivedAt: new Date(start.getTime() + minute * 60_000),
    });
  const leave = (minute: number, overrides: Partial<Parameters<typeof newClick>[0]>) => ({
    click: newClick({
      referer: 'https://imprumutclar.ro/transition/',
      placement: 'transition',
      createdAt: new Date(start.getTime() + minute * 60_000),
      ...overrides,
    }),
    reported: [],
  });
  await store(
    [seen('/', 1), seen('/offers/', 2), seen('/transition/', 3), seen('/blog/', 5)],
    [
      leave(4, { sessionId: session }),
      leave(4, { sessionId: null }),
      leave(4, { referer: 'https://ziar.ro/pagina/', placement: 'caseta' }),
      leave(4, { sessionId: session, isBot: true }),
    ],
  );
  await countAll();
  await countAll();

  expect(byName(await listDepartures(db, asked))).toEqual(
    byName([
      { path: '/offers/', placement: 'transition', departures: 1 },
      { path: '', placement: 'transition', departures: 1 },
      { path: 'https://ziar.ro/pagina/', placement: 'caseta', departures: 1 },
    ]),
  );
});

test('a partner’s visits and departures are counted as its own, and an unknown pid counts for no partner', async () => {
  const partner = {
    legal_name: 'Ziar SRL',
    tax_code: '1',
    website: 'https://ziar.ro/',
    state: 'approved',
  } as const;
  await db
    .insertInto('partners')
    .values({ ...partner, provider_id: 'p-1', created_at: start })
    .execute();
  const events = ['p-1', 'p-2', 'ro-1'].map((provider_id) =>
    newReceivedEvent({ provider_id, session_id: randomUUID(), receivedAt: start }),
  );
  const clicks = ['p-1', 'p-2', null].map((providerId) => ({
    click: newClick({ providerId, createdAt: start }),
    reported: [],
  }));
  await store(events, clicks);
  await countAll();
  expect(await listVisitsOfPartners(db, asked)).toEqual([
    { name: 'Ziar SRL (p-1)', visits: 1, pageViews: 1, departures: 1, conversions: 0 },
  ]);
});

test('the statistics agree with a slow recount of the same events, however often they are counted', async () => {
  const cases = fc.record({
    events: fc.array(anyEvent, { maxLength: 40 }),
    clicks: fc.array(anyClick, { maxLength: 10 }),
    late: fc.array(anyEvent, { maxLength: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ events, clicks, late }) => {
      await database.clear();
      await store(events, clicks);
      await countAll();
      await insertEvents(db, late);
      await countAll();

      const answer = await answers();
      const expected = recount([...events, ...late], clicks);
      for (const question of ['sources', 'pages', 'fields', 'offers'] as const)
        expect(byName<object>(answer[question])).toEqual(byName<object>(expected[question]));
      const { visits, visitors, funnel, seenSince } = answer;
      expect({ visits, visitors, funnel, seenSince }).toEqual({
        seenSince: expected.seenSince,
        visits: expected.visits,
        visitors: expected.visitors,
        funnel: expected.funnel,
      });
    }),
    { numRuns: 25 },
  );
}, 120_000);
