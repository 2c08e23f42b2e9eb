import { beforeEach, expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import type { MailingTopic } from '#domain/people/subscriptions/mailing-topics.ts';
import type { FormDecision } from '#server/shared/forms/form-action.ts';
import { confirmSubscription } from '#server/people/subscriptions/confirm-subscription.ts';
import { createDigest } from '#server/people/subscriptions/digest.ts';
import { exportPersonalData } from '#server/people/subscriptions/personal-data.ts';
import { requestSubscription } from '#server/people/subscriptions/request-subscription.ts';
import { sendRateAlerts } from '#server/people/subscriptions/send-rate-alerts.ts';
import { movableClock } from '#tests/factories/forms.ts';
import { addBnrRates, addSubscription, subscriptionServices } from '#tests/factories/subscriptions.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { settleOldStops } from './topic-stops.ts';
import { unsubscribeAction } from './unsubscribe-action.ts';

const database = await openFileDatabase();
const { db } = database;
let clock = movableClock();
const now = () => clock.now();
const DAY_MS = 86_400_000;
const email = 'ion@example.ro';
const services = subscriptionServices(now);
const { suppressions, unsubscribeLinks: links } = services;
const action = unsubscribeAction(suppressions, links);

beforeEach(async () => {
  clock = movableClock();
  await database.clear();
});

const keyOf = (topics: readonly MailingTopic[]) =>
  new URL(links.href(email, topics)).searchParams.get('cheie') ?? '';

async function press(topics: readonly MailingTopic[], values: Record<string, string> = {}) {
  const sent = { values: { cheie: keyOf(topics), ...values }, params: {}, now: now() };
  const url = new URL('https://site.test/unsubscribe/');
  const decision = (await action({ ...sent, url })) as Extract<FormDecision, { ok: true }>;
  return await db.transaction().execute((tx) => decision.deed(tx));
}

async function addAlert(subscriptionId: string) {
  const alert = { currency: 'EUR', units: 1, direction: 'above', threshold: '5.1', since_day: '2026-11-20' };
  await db
    .insertInto('rate_alerts')
    .values({ subscription_id: subscriptionId, ...alert, direction: 'above' })
    .execute();
}

/** Adds a subscriber to everything, with an article to be mailed and a passed rate. */
async function addSubscriber(): Promise<string> {
  const id = await addSubscription(db, email, { offers: true, articles: true });
  await addAlert(id);
  await addBnrRates(db, '2026-11-24', { EUR: '5.2000' });
  return id;
}

const article = { slug: 'unu', title: 'Unu', description: 'Despre unu.', published: '2026-11-21' };
const digest = createDigest({
  ...services,
  db,
  country: romania,
  listArticles: () => [article],
  loadOffers: async () => ({ offers: [], activeIds: [] }),
  withoutHidden: (offers) => [...offers],
  now,
});
const sendAll = async () =>
  (await digest.send({ isForced: false })) + (await sendRateAlerts(db, { ...services }));

const subscriptions = () =>
  db.selectFrom('subscriptions').select(['email', 'offers_at', 'articles_at']).execute();

test('the topics of a link end at once, the others go on, and a second press changes nothing', async () => {
  await addSubscriber();
  const done = await press(['curs']);
  expect(done).toEqual({ path: `/unsubscribe/?cheie=${keyOf(['curs'])}` });
  expect(await press(['curs'])).toEqual(done);
  expect(await sendAll()).toBe(1);

  expect(await links.stateOf(db, keyOf(['curs', 'articole']))).toEqual({
    isAllStopped: false,
    topics: [
      { topic: 'articole', isStopped: false },
      { topic: 'curs', isStopped: true },
    ],
  });
  const [mail] = await db.selectFrom('mail_outbox').select(['kind', 'body_text']).execute();
  expect(mail?.kind).toBe('digest');
  expect(mail?.body_text).toContain(links.href(email, ['oferte', 'articole']));
});

test('a person who stopped guides gets no mail of guides alone', async () => {
  await addSubscriber();
  await press(['articole']);
  expect(await digest.send({ isForced: false })).toBe(0);
});

test('an unknown address gets the same answer', async () => {
  expect(await press(['oferte'])).toEqual({ path: `/unsubscribe/?cheie=${keyOf(['oferte'])}` });
  expect(await links.stateOf(db, keyOf(['oferte']))).toMatchObject({
    topics: [{ topic: 'oferte', isStopped: true }],
  });
});

test('within seven days a topic can be resumed as it was, each by itself', async () => {
  await addSubscriber();
  const before = await subscriptions();
  await press(['oferte', 'articole']);
  clock.pass(7 * DAY_MS);
  await settleOldStops(db, now());

  expect(await press(['oferte', 'articole'], { reia: 'articole' })).toMatchObject({ receipt: 'articole' });
  expect(await subscriptions()).toEqual(before);
  expect(await links.stateOf(db, keyOf(['oferte', 'articole']))).toMatchObject({
    topics: [
      { topic: 'oferte', isStopped: true },
      { topic: 'articole', isStopped: false },
    ],
  });
  expect(await sendAll()).toBe(2);
});

test('a link resumes only its own topics', async () => {
  await addSubscriber();
  await press(['curs']);
  await press(['oferte'], { reia: 'curs' });
  const stops = await db.selectFrom('topic_stops').select('topic').orderBy('topic').execute();
  expect(stops).toEqual([{ topic: 'curs' }, { topic: 'oferte' }]);
});

test('after seven days a stopped topic is erased, and the address too if it has no other', async () => {
  await addSubscriber();
  await press(['curs']);
  await press(['oferte']);
  expect(await exportPersonalData(db, email)).toMatchObject({
    subscriptions: [{ stopped: ['curs', 'oferte'], rateAlerts: [{ currency: 'EUR' }] }],
  });
  clock.pass(7 * DAY_MS + 1);
  await settleOldStops(db, now());
  expect(await exportPersonalData(db, email)).toMatchObject({
    subscriptions: [{ stopped: [], rateAlerts: [], offersAt: null }],
  });
  expect(await press(['curs'], { reia: 'curs' })).toMatchObject({ receipt: 'nimic' });

  await press(['articole']);
  clock.pass(7 * DAY_MS + 1);
  await settleOldStops(db, now());
  expect(await subscriptions()).toEqual([]);
  expect(await db.selectFrom('topic_stops').selectAll().execute()).toEqual([]);
});

test('a new confirmation covers only the newly requested topics; stopped ones do not return with it', async () => {
  await addSubscriber();
  await press(['oferte']);
  await press(['curs']);
  clock.pass(1000);
  const alert = null;
  await db
    .transaction()
    .execute((tx) =>
      requestSubscription(
        tx,
        { email, offers: true, articles: false, alert, price: null, now: now() },
        services,
      ),
    );
  const { id } = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  await db.transaction().execute((tx) => confirmSubscription(tx, id, now()));

  expect(await subscriptions()).toEqual([{ email, offers_at: now(), articles_at: expect.any(Date) }]);
  expect(await db.selectFrom('rate_alerts').selectAll().execute()).toEqual([]);
  expect(await links.stateOf(db, keyOf(['oferte']))).toMatchObject({
    topics: [{ topic: 'oferte', isStopped: false }],
  });
});

test('unsubscribing from everything overrides topics: none can be resumed after it', async () => {
  await addSubscriber();
  await press(['oferte']);
  await suppressions.add(db, { email }, now());
  expect(await links.stateOf(db, keyOf(['oferte']))).toEqual({ isAllStopped: true });
  expect(await press(['oferte'], { reia: 'oferte' })).toMatchObject({ receipt: 'nimic' });
  expect(await subscriptions()).toEqual([]);
  expect(await suppressions.has(db, { email })).toBe(true);
});
