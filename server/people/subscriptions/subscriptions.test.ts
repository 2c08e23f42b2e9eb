import { beforeEach, expect, test } from 'vitest';
import type { FormDecision } from '#server/shared/forms/form-action.ts';
import { confirmationAction, readLinkState } from '#server/people/comments/confirmation-action.ts';
import { movableClock } from '#tests/factories/forms.ts';
import { addBnrRates, addSubscription, subscriptionServices } from '#tests/factories/subscriptions.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { erasePersonalData, exportPersonalData } from './personal-data.ts';
import { forgetUnconfirmed } from './retention.ts';
import { subscriptionAction } from './subscription-action.ts';

const database = await openFileDatabase();
const { db } = database;
let clock = movableClock();
const now = () => clock.now();
beforeEach(async () => {
  clock = movableClock();
  await database.clear();
  await addBnrRates(db, '2026-11-20', { EUR: '5.0500', HUF: '1.3200' });
});

const DAY_MS = 86_400_000;
const services = subscriptionServices(now);
const { suppressions, links } = services;
const subscribe = subscriptionAction({ ...services, db }, services);
const confirm = confirmationAction({ ...services, operator: 'operator@site.test' });
const page = new URL('https://site.test/abonare/');

async function take(decision: FormDecision) {
  if (!decision.ok) throw new Error(JSON.stringify(decision.problems));
  return await db.transaction().execute((tx) => decision.deed(tx));
}

const ask = async (values: Record<string, string>) =>
  await take(await subscribe({ values, url: page, params: {}, now: now() }));

const problemsOf = async (values: Record<string, string>) => {
  const decision = await subscribe({ values, url: page, params: {}, now: now() });
  return decision.ok ? [] : decision.problems;
};

const mails = () => db.selectFrom('mail_outbox').selectAll().orderBy('created_at').execute();

/** Returns the link of the last mail. */
async function lastLink(): Promise<URL> {
  const text = (await mails()).at(-1)?.body_text ?? '';
  return new URL(/https:\S+\/confirmare\/\S+/.exec(text)?.[0] ?? '');
}

const press = async (url: URL) => await take(await confirm({ values: {}, url, params: {}, now: now() }));

const stored = () =>
  db
    .selectFrom('subscriptions')
    .select(['email', 'offers_at', 'articles_at', 'confirmed_at'])
    .orderBy('requested_at')
    .execute();

test('a request waits for the owner of the address, who is asked by mail; the button on the link’s page confirms it', async () => {
  const asked = now();
  expect(await ask({ email: 'Ion@example.ro', oferte: 'da' })).toEqual({ path: '/abonare/', receipt: 'da' });

  const [mail] = await mails();
  expect(mail).toMatchObject({ recipient: 'Ion@example.ro', kind: 'confirm-subscription', headers: {} });
  expect(mail?.body_text).toContain('oferte noi');
  expect(mail?.body_text).not.toContain('ghiduri noi');
  expect(await stored()).toMatchObject([{ confirmed_at: null }]);

  clock.pass(60_000);
  expect(await press(await lastLink())).toEqual({ path: '/thank-you/' });
  expect(await stored()).toEqual([
    { email: 'Ion@example.ro', offers_at: asked, articles_at: null, confirmed_at: now() },
  ]);
});

test('a repeated request joins the row of the address, each consent with its moment', async () => {
  await ask({ email: 'ion@example.ro', oferte: 'da' });
  await press(await lastLink());
  const first = now();
  clock.pass(DAY_MS);
  await ask({
    email: 'ION@example.ro',
    articole: 'da',
    curs: 'da',
    valuta: 'EUR',
    sens: 'peste',
    valoare: '5,10',
  });
  const second = now();
  const link = await lastLink();
  await press(link);
  await press(link);

  expect(await stored()).toMatchObject([{ offers_at: first, articles_at: second, confirmed_at: second }]);
  expect(await exportPersonalData(db, 'ion@EXAMPLE.ro')).toMatchObject({
    subscriptions: [
      {
        rateAlerts: [
          { currency: 'EUR', units: 1, direction: 'above', threshold: '5.1000', sinceDay: '2026-11-21' },
        ],
      },
    ],
  });
});

test('two requests of an address confirmed at the same time join as well', async () => {
  await ask({ email: 'ion@example.ro', oferte: 'da' });
  const first = await lastLink();
  clock.pass(1000);
  await ask({ email: 'ion@example.ro', articole: 'da' });
  const second = await lastLink();

  await Promise.all([press(first), press(second), press(first), press(second)]);

  expect(await stored()).toMatchObject([{ offers_at: expect.any(Date), articles_at: expect.any(Date) }]);
});

test('a repeated alert is one, beside others of the same address', async () => {
  const alert = { email: 'ion@example.ro', curs: 'da', valuta: 'EUR', sens: 'peste' };
  for (const valoare of ['5,10', '5,10', '5,20']) {
    await ask({ ...alert, valoare });
    clock.pass(1000);
    await press(await lastLink());
  }
  const alerts = await db.selectFrom('rate_alerts').select('threshold').orderBy('threshold').execute();
  expect(alerts).toEqual([{ threshold: '5.1000' }, { threshold: '5.2000' }]);
  expect(await stored()).toHaveLength(1);
});

test('the answer and the mail are the same for a subscribed address', async () => {
  const unknown = await ask({ email: 'ion@example.ro', articole: 'da' });
  await addSubscription(db, 'ana@example.ro', { articles: true });
  const known = await ask({ email: 'ana@example.ro', articole: 'da' });
  expect(known).toEqual(unknown);
  expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['ion@example.ro', 'Confirmați abonarea la mesajele noastre'],
    ['ana@example.ro', 'Confirmați abonarea la mesajele noastre'],
  ]);
});

test('an address gets at most three such mails a day, and the answer stays the same', async () => {
  const answers = [];
  for (let time = 0; time < 7; time += 1) answers.push(await ask({ email: 'ion@example.ro', oferte: 'da' }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await mails()).toHaveLength(3);
  clock.pass(DAY_MS + 1);
  await ask({ email: 'ion@example.ro', oferte: 'da' });
  expect(await mails()).toHaveLength(4);
});

test('unsubscribing ends everything at once: subscriptions, alerts, and waiting links', async () => {
  await addSubscription(db, 'ion@example.ro', { offers: true, articles: true });
  await ask({ email: 'ion@example.ro', curs: 'da', valuta: 'EUR', sens: 'sub', valoare: '4,95' });
  const link = await lastLink();

  await suppressions.add(db, { email: 'ion@example.ro' }, now());

  expect(await stored()).toEqual([]);
  expect(await db.selectFrom('rate_alerts').selectAll().execute()).toEqual([]);
  const read = links.read(link);
  expect(read && (await readLinkState(db, read))).toBe('gone');
  expect(await press(link)).toEqual({ path: link.pathname + link.search });
  expect(await suppressions.has(db, { email: 'ion@example.ro' })).toBe(true);
});

test('an unsubscribed person returns only by a new confirmed request, and only for its topics', async () => {
  await addSubscription(db, 'ion@example.ro', { offers: true });
  await suppressions.add(db, { email: 'ion@example.ro' }, now());

  await ask({ email: 'ion@example.ro', articole: 'da' });
  expect(await suppressions.has(db, { email: 'ion@example.ro' })).toBe(true);
  await press(await lastLink());

  expect(await suppressions.has(db, { email: 'ion@example.ro' })).toBe(false);
  expect(await stored()).toMatchObject([{ offers_at: null, articles_at: now() }]);
});

test('an alert about a currency that the national bank no longer quotes is refused', async () => {
  await addBnrRates(db, '2022-12-30', { HRK: '0.6560' });
  const asked = { email: 'ion@example.ro', curs: 'da', valuta: 'HRK', sens: 'peste', valoare: '0,70' };
  expect(await problemsOf(asked)).toEqual([{ field: 'valuta', message: 'Alegeți o valută din listă' }]);
});

test('an alert covers days after the newest rate, and no earlier days whose rates arrive late', async () => {
  const alert = { email: 'ion@example.ro', curs: 'da', valuta: 'EUR', sens: 'peste', valoare: '5,10' };
  const sinceDays = async () =>
    (await db.selectFrom('rate_alerts').select('since_day').orderBy('since_day').execute()).map(
      (row) => row.since_day,
    );
  // Saturday morning; the newest rate is Friday's.
  await ask(alert);
  expect(await sinceDays()).toEqual(['2026-11-20']);
  clock.pass(10 * DAY_MS);
  await ask(alert);
  expect(await sinceDays()).toEqual(['2026-11-20', '2026-11-30']);
});

test.each([
  [{ valuta: 'XXX', valoare: '5,10' }, 'valuta', 'Alegeți o valută din listă'],
  [
    { valoare: '5,04' },
    'valoare',
    'Cursul din 20.11.2026 este deja acolo: 1\u00a0EUR = 5,0500\u00a0lei. Scrieți o valoare mai mare',
  ],
  [
    { sens: 'sub', valoare: '5,06' },
    'valoare',
    'Cursul din 20.11.2026 este deja acolo: 1\u00a0EUR = 5,0500\u00a0lei. Scrieți o valoare mai mică',
  ],
  [
    { valoare: '510' },
    'valoare',
    'Scrieți o valoare mai apropiată de cursul din 20.11.2026: 1\u00a0EUR = 5,0500\u00a0lei',
  ],
  [
    { valuta: 'HUF', valoare: '0,0133' },
    'valoare',
    'Scrieți o valoare mai apropiată de cursul din 20.11.2026: 100\u00a0HUF = 1,3200\u00a0lei',
  ],
])('an alert with %j is refused at %s: %s', async (values, field, message) => {
  const whole = { email: 'ion@example.ro', curs: 'da', valuta: 'EUR', sens: 'peste', valoare: '5,10' };
  expect(await problemsOf({ ...whole, ...values })).toEqual([{ field, message }]);
  expect(await stored()).toEqual([]);
});

test('an unconfirmed request is deleted after a week, a confirmed one stays', async () => {
  await addSubscription(db, 'ana@example.ro', { offers: true });
  await ask({ email: 'ion@example.ro', curs: 'da', valuta: 'EUR', sens: 'peste', valoare: '5,10' });
  clock.pass(7 * DAY_MS);
  await forgetUnconfirmed(db, now());
  expect(await stored()).toHaveLength(2);
  clock.pass(1);
  await forgetUnconfirmed(db, now());
  expect(await stored()).toMatchObject([{ email: 'ana@example.ro' }]);
  expect(await db.selectFrom('rate_alerts').selectAll().execute()).toEqual([]);
});

test('the owner of an address gets all its data, and can have them erased', async () => {
  await addSubscription(db, 'Ana@example.ro', { offers: true });
  await addSubscription(db, 'ion@example.ro', { offers: true });
  await ask({ email: 'ana@example.ro', articole: 'da' });

  const { subscriptions } = await exportPersonalData(db, 'ANA@example.ro ');
  expect(subscriptions.map(({ email, confirmedAt: at }) => [email, at !== null])).toEqual([
    ['Ana@example.ro', true],
    ['ana@example.ro', false],
  ]);
  await db.transaction().execute((tx) => erasePersonalData(tx, 'ana@EXAMPLE.ro'));
  expect(await exportPersonalData(db, 'ana@example.ro')).toEqual({ subscriptions: [] });
  expect(await stored()).toMatchObject([{ email: 'ion@example.ro' }]);
});
