import { beforeEach, expect, test } from 'vitest';
import { createSuppressions } from '#server/people/unsubscribe/suppressions.ts';
import { testKey } from '#tests/factories/forms.ts';
import { newRegistration } from '#tests/factories/new-registration.ts';
import { startOffice } from '#tests/factories/office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
const now = () => new Date('2026-11-21T10:00:00Z');
const office = await startOffice(db, { now });
const suppressions = createSuppressions(testKey);
let ana: Awaited<ReturnType<typeof office.enter>>;
let radu: Awaited<ReturnType<typeof office.enter>>;

beforeEach(async () => {
  await database.clear();
  ana = await office.enter(['administrator'], 'Ana');
  radu = await office.enter(['moderator'], 'Radu');
});

async function register(reference: string, name: string, email: string, createdAt = now()): Promise<void> {
  await db
    .insertInto('registrations')
    .values(
      newRegistration({
        reference,
        name,
        email,
        phone: '+40722123456',
        email_offers_at: createdAt,
        created_at: createdAt,
      }),
    )
    .execute();
}

const exported = (body: object) => ana.call('POST', '/api/admin/people-export/registrations', body);

test('the list of registrations holds no address and no number; the page of one does', async () => {
  await register('R-AAAA-BBBB', 'Ion Popa', 'ion@example.ro');

  const { body } = await ana.call('GET', '/api/admin/registrations');
  expect(body).toEqual({
    registrations: [
      {
        reference: 'R-AAAA-BBBB',
        createdAt: '2026-11-21T10:00:00.000Z',
        amountLei: 2000,
        termCount: 3,
        termUnit: 'months',
        name: 'Ion Popa',
        wantsEmail: true,
        wantsPhone: false,
      },
    ],
    total: 1,
    pageSize: 25,
  });
  const one = await ana.call('GET', '/api/admin/registrations/R-AAAA-BBBB');
  expect(one.body).toMatchObject({ email: 'ion@example.ro', phone: '+40722123456', isSuppressed: false });
});

test('a registration shows that the person wants no messages', async () => {
  await register('R-AAAA-BBBB', 'Ion Popa', 'ion@example.ro');
  await suppressions.add(db, { phone: '+40722123456' }, now());

  const { body } = await ana.call('GET', '/api/admin/registrations/R-AAAA-BBBB');

  expect(body).toMatchObject({ isSuppressed: true });
});

test('a subscription shows a part of its address, and its topic', async () => {
  const { id } = await db
    .insertInto('subscriptions')
    .values({
      email: 'ion@example.ro',
      address_hash: suppressions.hashEmail('ion@example.ro'),
      offers_at: now(),
      requested_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('rate_alerts')
    .values({
      subscription_id: id,
      currency: 'EUR',
      units: 1,
      direction: 'below',
      threshold: '5',
      since_day: '2026-11-21',
    })
    .execute();

  const { body } = await ana.call('GET', '/api/admin/subscriptions');

  expect(body).toMatchObject({
    subscriptions: [
      { id, address: 'i…@example.ro', offers: true, articles: false, alerts: 1, confirmedAt: null },
    ],
    total: 1,
  });
  expect(JSON.stringify(body)).not.toContain('ion@');
});

test('a moderator can look up an address they have, and learns nothing of others', async () => {
  await suppressions.add(db, { email: 'ion@example.ro' }, now());
  const find = async (body: object) => (await radu.call('POST', '/api/admin/suppressions/find', body)).body;

  expect(await find({ email: 'ION@example.ro', telefon: '0722 123 456' })).toEqual({
    email: true,
    phone: false,
  });
  expect(await find({ email: 'ana@example.ro' })).toEqual({ email: false, phone: null });
  expect(await find({})).toMatchObject({
    error: { fields: { email: expect.stringMatching(/^Introduceți/) } },
  });
});

test('a person who wrote to us to be left alone gets no messages; the log records it without the address', async () => {
  const { status } = await radu.call('POST', '/api/admin/suppressions', { email: 'ion@example.ro' });

  expect(status).toBe(200);
  expect(await suppressions.has(db, { email: 'ion@example.ro' })).toBe(true);
  const log = await db.selectFrom('audit_log').selectAll().execute();
  expect(log).toMatchObject([{ user_name: 'Radu', action: 'suppression.added', subject_id: 'e-mail' }]);
  expect(JSON.stringify(log)).not.toContain('ion@');
});

test('an export has the requested days, marks people who want no messages, and its purpose is in the log', async () => {
  // The evening of the 20th is the 21st in Romania.
  await register('R-AAAA-AAAA', 'Prea Devreme', 'vechi@example.ro', new Date('2026-11-20T21:59:00Z'));
  await register('R-AAAA-BBBB', '=Ion; "Popa"', 'ion@example.ro', new Date('2026-11-20T22:01:00Z'));
  await register('R-AAAA-CCCC', 'Ana Pop', 'ana@example.ro', new Date('2026-11-21T21:59:00Z'));
  await db.updateTable('registrations').set({ phone: null }).execute();
  await suppressions.add(db, { email: 'ana@example.ro' }, now());
  const purpose = 'Control al consimțămintelor, cerut de avocat';

  const { body } = await exported({ purpose, from: '21.11.2026', to: '2026-11-21' });

  const { csv, count } = body as { csv: string; count: number };
  expect(count).toBe(2);
  const [head, ion, anaRow] = csv.split('\r\n');
  expect(head).toMatch(/reference;created_at;name;email;.*;no_messages$/);
  expect(ion).toMatch(/^R-AAAA-BBBB;2026-11-20T22:01:00.000Z;"'=Ion; ""Popa""";ion@example\.ro;.*;nu$/);
  expect(anaRow).toMatch(/^R-AAAA-CCCC;.*;da$/);
  expect(await db.selectFrom('audit_log').selectAll().execute()).toMatchObject([
    {
      user_name: 'Ana',
      action: 'people.exported',
      subject_id: 'registrations',
      after: { purpose, from: '2026-11-21', to: '2026-11-21', count: 2 },
    },
  ]);
});

test.each([
  [{ purpose: '' }, 'purpose'],
  [{ purpose: 'Control al datelor', from: 'ieri' }, 'from'],
  [{ purpose: 'Control al datelor', from: '2026-11-22', to: '2026-11-21' }, 'to'],
])('an export without a purpose or with invalid days is refused: %j', async (given, field) => {
  const { status, body } = await exported(given);

  expect(status).toBe(400);
  expect(Object.keys((body as { error: { fields: object } }).error.fields)).toEqual([field]);
  expect(await db.selectFrom('audit_log').selectAll().execute()).toEqual([]);
});

test.each(['messages', 'registrations', 'subscriptions'])(
  'an empty list of %s is an empty file',
  async (list) => {
    const { status, body } = await ana.call('POST', `/api/admin/people-export/${list}`, {
      purpose: 'Control al datelor',
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({ count: 0 });
  },
);
