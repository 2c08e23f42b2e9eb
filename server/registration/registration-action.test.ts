import { beforeEach, expect, test } from 'vitest';
import { romanianLimits } from '#domain/countries/romanian-limits.ts';
import { newOwnData } from '#tests/factories/own-data.ts';
import { subscriptionServices } from '#tests/factories/subscriptions.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { registrationAction } from './registration-action.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

const now = new Date('2026-11-21T10:00:00Z');
const subscriptions = subscriptionServices(() => now);
const { outbox, origin } = subscriptions;
const ownData = newOwnData(db, () => now);
const register = registrationAction({ outbox, ownData, limits: romanianLimits, origin, subscriptions });
const whole = {
  suma: '2 000',
  perioada: '3',
  unitate: 'luni',
  scop: '',
  over: 'da',
  citizen: 'da',
  validIdentity: 'da',
  validBank: 'da',
  nume: 'Ion Popa',
  email: 'ion@example.ro',
  telefon: '',
  termeni: 'da',
};

async function send(values: Record<string, string>, path = '/reg/') {
  const decision = await register({ values, url: new URL(path, 'https://site.test'), params: {}, now });
  if (!decision.ok) throw new Error(JSON.stringify(decision.problems));
  return await db.transaction().execute((tx) => decision.deed(tx));
}

const rows = () => db.selectFrom('registrations').selectAll().execute();

test('a registration is kept with its consents apart, mailed once, and led to the matching of offers', async () => {
  const { path, receipt = '' } = await send({ ...whole, oferte_telefon: 'da', telefon: '0722123456' });

  expect(path).toBe('/process/?suma=2000&perioada=3');
  expect(receipt).toMatch(/^R-\w{4}-\w{4}$/);
  expect(await rows()).toEqual([
    {
      reference: receipt,
      version: 2,
      amount_lei: 2000,
      term_count: 3,
      term_unit: 'months',
      purpose: null,
      is_adult: true,
      is_citizen: true,
      has_identity: true,
      has_bank: true,
      name: 'Ion Popa',
      email: 'ion@example.ro',
      phone: '+40722123456',
      terms_accepted_at: now,
      email_offers_at: null,
      phone_offers_at: now,
      created_at: now,
    },
  ]);
  const mails = await db.selectFrom('mail_outbox').select(['recipient', 'headers', 'body_text']).execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ recipient: 'ion@example.ro', headers: {} });
  expect(mails[0]?.body_text).toContain(receipt);
  expect(mails[0]?.body_text).toContain('https://site.test/offers/?suma=2000&perioada=3');
});

test('who ticks offers by e-mail is asked to confirm the address before any are sent', async () => {
  await send({ ...whole, oferte_email: 'da' });

  expect(await rows()).toMatchObject([{ email_offers_at: now }]);
  const mails = await db.selectFrom('mail_outbox').select('kind').orderBy('kind').execute();
  expect(mails).toEqual([{ kind: 'confirm-subscription' }, { kind: 'registration' }]);
  const requests = await db.selectFrom('subscriptions').selectAll().execute();
  expect(requests).toMatchObject([{ email: 'ion@example.ro', offers_at: now, confirmed_at: null }]);
});

test.each([
  ['/reg/', { ver: '3' }, 3],
  ['/reg/', { ver: '2' }, 2],
  ['/reg/', { ver: '7' }, 2],
  ['/reg2/', {}, 3],
])('%s with %j is version %i', async (path, more, version) => {
  await send({ ...whole, ...more }, path);
  expect((await rows()).map((row) => row.version)).toEqual([version]);
});

test('who misses a condition is told so, and nothing of the person is kept or sent', async () => {
  const { path, receipt } = await send({ ...whole, validBank: 'nu' });

  expect(path).toBe(
    '/landing/rejected/?suma=2000&perioada=3&over=da&citizen=da&validIdentity=da&validBank=nu',
  );
  expect(receipt).toBeUndefined();
  expect(await rows()).toEqual([]);
  expect(await db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
});

test('an incomplete registration has problems and no deed', async () => {
  const decision = await register({ values: {}, url: new URL('https://site.test/reg/'), params: {}, now });
  expect(decision.ok).toBe(false);
});

test('an address in a pause is led to help, and nothing is kept or sent; after the last day it registers again', async () => {
  await ownData.exclusions.start(db, 'ION@example.ro', '2026-11-21', now);
  expect(await send(whole)).toEqual({ path: '/pauza/', receipt: 'pauza' });
  expect(await rows()).toEqual([]);
  expect(await db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);

  await db.deleteFrom('self_exclusions').execute();
  await ownData.exclusions.start(db, 'ion@example.ro', '2026-11-20', now);
  expect((await send(whole)).path).toBe('/process/?suma=2000&perioada=3');
});
