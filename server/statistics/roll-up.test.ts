import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { Click } from '#server/clicks/click.ts';
import { createClicksRepository } from '#server/clicks/clicks-repository.ts';
import { createPostbackKeys } from '#server/conversions/postback-keys.ts';
import { storePostback } from '#server/conversions/store-postback.ts';
import type { ReceivedEvent } from '#server/events/event-sink.ts';
import { insertEvents } from '#server/events/insert-events.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { listFields } from '#server/statistics/fields.ts';
import { findFunnel } from '#server/statistics/funnel.ts';
import { findOfferStatistics } from '#server/statistics/offers.ts';
import { listPages } from '#server/statistics/pages.ts';
import { rollUp } from '#server/statistics/roll-up.ts';
import { listSources } from '#server/statistics/sources.ts';
import { findVisitors } from '#server/statistics/visitors.ts';
import { listVisits } from '#server/statistics/visits.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { newReceivedEvent } from '#tests/factories/new-event.ts';
import { newOffer } from '#tests/factories/new-offer.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
const place = { country: 'RO', timeZone: 'Europe/Bucharest' };
const asked = { country: 'RO', from: '2026-10-24', to: '2026-10-26' };
const start = new Date('2026-10-23T21:00:00Z');
beforeEach(() => database.clear());

// Three local days; the clocks go back in the night to the second one's end (25 October 2026).
const dayStarts = ['2026-10-23T21:00:00Z', '2026-10-24T21:00:00Z', '2026-10-25T22:00:00Z'];
const end = new Date('2026-10-26T22:00:00Z');
const days = ['2026-10-24', '2026-10-25', '2026-10-26'];

/** The local day of a moment, by the list above. */
function dayOf(moment: Date): string {
  const index = dayStarts.findLastIndex((dayStart) => moment >= new Date(dayStart));
  return days[index] ?? '';
}

const sessions = Array.from({ length: 6 }, () => randomUUID());
const clients = Array.from({ length: 4 }, () => randomUUID());
const moment = fc
  .integer({ min: 0, max: (end.getTime() - start.getTime()) / 1000 - 1 })
  .map((seconds) => new Date(start.getTime() + seconds * 1000));

const anyEvent = fc
  .record({
    session_id: fc.constantFrom(...sessions),
    client_id: fc.constantFrom(...clients),
    cookieless: fc.boolean(),
    event_id: fc.constantFrom(5, 5, 5, 27, 1001, 1003, 1003),
    sub4: fc.constantFrom('101', '101,102', '102,102,,999', ''),
    sub7: fc.constantFrom('fieldFocus', 'fieldFilled', 'fieldInvalid'),
    sub8: fc.option(fc.constantFrom('0', '1', 'x'), { nil: undefined, freq: 2 }),
    utm_source: fc.option(fc.constantFrom('google', 'typein'), { nil: undefined }),
    utm_medium: fc.constantFrom('organic', 'cpc'),
    path: fc.constantFrom('/', '/offers/', '/offers2/', '/contact/', '/credit-nevoi-personale/hora-credit/'),
    country: fc.constantFrom('RO', 'RO', 'RO', 'PL'),
    isBot: fc.constantFrom(false, false, false, true),
    receivedAt: moment,
  })
  .map(({ sub7, sub8, utm_source: source, ...rest }) => {
    const { utm_source: _, ...event } = newReceivedEvent(rest);
    return {
      ...event,
      ...(sub8 && { sub7, sub8 }),
      ...(source && { utm_source: source }),
    } satisfies ReceivedEvent;
  });

const anyClick = fc
  .record({
    sessionId: fc.option(fc.constantFrom(...sessions)),
    offerId: fc.constantFrom('101', '102'),
    country: fc.constantFrom('RO', 'RO', 'PL'),
    isBot: fc.constantFrom(false, false, true),
    utm_source: fc.constantFrom('google', 'typein'),
    createdAt: moment,
    reported: fc.constantFrom(null, 'pending', 'approved', 'rejected'),
  })
  .map(({ reported, ...rest }) => ({ click: newClick({ ...rest, utm_medium: 'cpc' }), reported }));

type Reported = { click: Click; reported: string | null };

const offerIds = ['101', '102'];

async function store(events: ReceivedEvent[], clicks: Reported[]): Promise<void> {
  await insertEvents(db, events);
  for (const id of offerIds) await createOffersRepository(db).upsert(newOffer({ id }), start);
  await createPostbackKeys(db).create({ partner: 'Creditor', offerIds, now: start });
  const { id } = await db.selectFrom('postback_keys').select('id').executeTakeFirstOrThrow();
  for (const { click, reported } of clicks) {
    await createClicksRepository(db).addClick(click);
    if (reported === null) continue;
    const raw = new URLSearchParams({
      click_id: click.id,
      transaction_id: click.id,
      status: reported,
    }).toString();
    await storePostback(db, { key: { id, offerIds }, raw, now: end });
  }
}

/** What the statistics have to say, counted one by one. */
function recount(allEvents: ReceivedEvent[], allClicks: Reported[]) {
  const events = allEvents.filter(({ country }) => country === 'RO');
  const isView = (event: ReceivedEvent) => event.event_id === 5 && event.sub8 === undefined;
  const people = events.filter((event) => !event.isBot && (isView(event) || event.event_id === 27));
  const clicks = allClicks.filter(({ click }) => click.country === 'RO' && !click.isBot);

  const visits = Object.values(
    Object.groupBy(people, (event) => `${dayOf(event.receivedAt)} ${event.session_id}`),
  ).map((group = []) => {
    const [first] = group.toSorted(inTime);
    const day = first ? dayOf(first.receivedAt) : '';
    const departures = clicks.filter(
      ({ click }) => click.sessionId === first?.session_id && dayOf(click.createdAt) === day,
    );
    return {
      day,
      isConsented: group.some((event) => !event.cookieless),
      source: first?.utm_source ?? '',
      entry: first?.path,
      views: group.filter(isView).length,
      home: group.some(({ path }) => path === '/'),
      offers: group.some(({ path }) => path === '/offers/' || path === '/offers2/'),
      departed: departures.length > 0,
      converted: departures.some(({ reported }) => reported === 'pending' || reported === 'approved'),
    };
  });
  const consented = visits.filter(({ isConsented }) => isConsented);
  const count = <Item>(items: readonly Item[], isCounted: (item: Item) => boolean) =>
    items.filter(isCounted).length;
  const seen = events
    .filter((event) => !event.isBot && event.event_id === 1003)
    .flatMap(({ sub4 = '', receivedAt }) =>
      [...new Set(sub4.split(','))].map((id) => ({ id, day: dayOf(receivedAt) })),
    )
    .filter(({ id }) => offerIds.includes(id));
  const seenSince = seen.map(({ day }) => day).toSorted()[0] ?? null;
  const distinct = (own: ReceivedEvent[]) =>
    new Set(own.filter(({ cookieless }) => !cookieless).map((event) => event.client_id)).size;

  return {
    visits: days.map((day) => ({
      day,
      pageViews: count(people, (event) => isView(event) && dayOf(event.receivedAt) === day),
      consentedVisits: count(consented, (visit) => visit.day === day),
      cookielessArrivals: count(
        visits,
        (visit) => visit.day === day && !visit.isConsented && visit.source !== '',
      ),
      visitors: distinct(people.filter((event) => dayOf(event.receivedAt) === day)),
      botViews: count(events, (event) => event.isBot && isView(event) && dayOf(event.receivedAt) === day),
    })),
    visitors: { count: distinct(people), isExact: true },
    sources: ['', 'google', 'typein']
      .map((name) => ({
        name,
        visits: count(visits, ({ source }) => source === name),
        pageViews: visits.filter(({ source }) => source === name).reduce((sum, { views }) => sum + views, 0),
        departures: count(clicks, ({ click }) => click.utm_source === name),
        conversions: count(
          clicks,
          ({ click, reported }) =>
            click.utm_source === name && (reported === 'pending' || reported === 'approved'),
        ),
      }))
      .filter((row) => row.visits + row.departures > 0),
    funnel: {
      visits: consented.length,
      home: count(consented, ({ home }) => home),
      offers: count(consented, ({ offers }) => offers),
      departed: count(consented, ({ departed }) => departed),
      converted: count(consented, ({ converted }) => converted),
      homeOffers: count(consented, (visit) => visit.home && visit.offers),
      homeOffersDeparted: count(consented, (visit) => visit.home && visit.offers && visit.departed),
      homeOffersConverted: count(consented, (visit) => visit.home && visit.offers && visit.converted),
    },
    pages: Object.entries(Object.groupBy(events, ({ path }) => path))
      .map(([path, group = []]) => ({
        path,
        pageViews: count(group, (event) => isView(event) && !event.isBot),
        visits: new Set(
          group
            .filter((event) => people.includes(event))
            .map((event) => `${dayOf(event.receivedAt)} ${event.session_id}`),
        ).size,
        entries: count(visits, ({ entry }) => entry === path),
        restored: count(group, (event) => event.event_id === 27 && !event.isBot),
        botViews: count(group, (event) => isView(event) && event.isBot),
      }))
      .filter((row) => row.visits + row.botViews > 0),
    fields: recountFields(
      events.filter((event) => !event.isBot && event.event_id === 5 && /^\d$/.test(event.sub8 ?? '')),
    ),
    seenSince,
    offers: offerIds.map((offerId) => {
      const own = clicks.filter(({ click }) => click.offerId === offerId);
      const reports = (status: string) => count(own, ({ reported }) => reported === status);
      return {
        offerId,
        impressions: count(seen, ({ id }) => id === offerId),
        departures: own.length,
        departuresOfCountedDays: count(
          own,
          ({ click }) => seenSince !== null && dayOf(click.createdAt) >= seenSince,
        ),
        pending: reports('pending'),
        approved: reports('approved'),
        rejected: reports('rejected'),
      };
    }),
  };
}

function recountFields(events: ReceivedEvent[]) {
  const visitOf = (event: ReceivedEvent) => `${dayOf(event.receivedAt)} ${event.session_id} ${event.path}`;
  const last = new Map(events.toSorted(inTime).map((event) => [visitOf(event), event.sub8]));
  return Object.values(Object.groupBy(events, ({ path, sub8 }) => `${path} ${sub8}`)).map((group = []) => {
    const visits = (kind: string) => new Set(group.filter(({ sub7 }) => sub7 === kind).map(visitOf)).size;
    const { path: form = '', sub8 = '' } = group[0] ?? {};
    return {
      form,
      field: Number(sub8),
      focused: visits('fieldFocus'),
      filled: visits('fieldFilled'),
      invalid: visits('fieldInvalid'),
      lastTouched: [...last].filter(([visit, field]) => visit.endsWith(` ${form}`) && field === sub8).length,
    };
  });
}

function inTime(a: ReceivedEvent, b: ReceivedEvent): number {
  return a.receivedAt.getTime() - b.receivedAt.getTime() || (a.uuid < b.uuid ? -1 : 1);
}

const byName = <Row extends object>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

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
      await rollUp(db, place, start, new Date(end.getTime() - 1));
      await insertEvents(db, late);
      await rollUp(db, place, start, new Date(end.getTime() - 1));

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
