import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { ConversionAnswer, ConversionsAnswer, Money } from '#domain/answers/office/money.ts';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { newOffer } from '#tests/factories/new-offer.ts';
import { startOffice } from '#tests/factories/office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createPostbackKeys, hashOfKey } from './postback-keys.ts';
import { storePostback } from './store-postback.ts';

const database = await openFileDatabase();
const { db } = database;
const now = () => new Date('2026-11-26T10:00:00Z');
const office = await startOffice(db, { now, listOffers: async () => [newOffer({ id: '101' })] });
beforeEach(() => database.clear());

/** Adds a click of a day and what its lender reports of it on another day, in minutes of that day. */
async function report(
  { day, ...click }: { day: string; sub1?: string; utm_source?: string },
  reports: readonly [moment: string, status: string, payout?: string, currency?: string][],
) {
  const added = newClick({ ...click, offerId: '101', createdAt: new Date(`${day}T10:00:00Z`) });
  await createClicksRepository(db).addClick(added);
  const made = await createPostbackKeys(db).create({ partner: 'Creditor', offerIds: ['101'], now: now() });
  const key = await createPostbackKeys(db).find(hashOfKey(made), now());
  if (!key) throw new Error('the key that was made is known');
  for (const [moment, status, payout = '', currency = 'RON'] of reports) {
    const query = { click_id: added.id, transaction_id: `T ${added.id}`, status, payout, currency };
    const raw = new URLSearchParams(query).toString();
    await storePostback(db, { id: randomUUID(), key, raw, receivedAt: new Date(moment), now: now() });
  }
  return added;
}

/** Stores the national bank's rate of the euro on a day. */
async function addRate(day: string, reference: string) {
  await db
    .insertInto('rates')
    .values({
      provider: 'bnr',
      bank: null,
      currency: 'EUR',
      day,
      multiplier: 1,
      reference,
      buy: null,
      sell: null,
      published_on: day,
      source: 'test',
      stored_at: now(),
    })
    .execute();
}

const inDays = 'de_la=2026-11-16&pana_la=2026-11-25';

test('what clicks brought stands by row, in lei of the day of the decision, beside the period before', async () => {
  const analyst = await office.enter(['analyst']);
  // 21.11.2026 is a Saturday: its rate is that of Friday. Of the 24th we have none.
  await addRate('2026-11-20', '5.0923');
  await report({ day: '2026-11-17', sub1: 'a' }, [
    ['2026-11-18T10:00:00Z', 'pending', '90', 'EUR'],
    ['2026-11-21T10:00:00Z', 'approved', '100', 'EUR'],
  ]);
  await report({ day: '2026-11-17', sub1: 'a' }, [['2026-11-18T10:00:00Z', 'rejected', '50']]);
  await report({ day: '2026-11-18', sub1: 'b' }, [['2026-11-24T10:00:00Z', 'approved', '7', 'EUR']]);
  await report({ day: '2026-11-18', sub1: 'b' }, []);
  await report({ day: '2026-11-10' }, [['2026-11-11T10:00:00Z', 'approved', '20']]);

  const { status, body } = await analyst.call('GET', `/api/admin/money?${inDays}&dupa=sub1`);
  const { now: money, earlier } = body as { now: Money; earlier: Money };
  expect(status).toBe(200);
  expect(money.rows).toEqual([
    {
      name: 'a',
      label: 'a',
      clicks: 2,
      pending: 0,
      approved: 1,
      rejected: 1,
      amounts: [{ cents: 10_000, currency: 'EUR' }],
      leiCents: 50_923,
      unpriced: [],
    },
    {
      name: 'b',
      label: 'b',
      clicks: 2,
      pending: 0,
      approved: 1,
      rejected: 0,
      amounts: [{ cents: 700, currency: 'EUR' }],
      leiCents: 0,
      unpriced: [{ cents: 700, currency: 'EUR' }],
    },
  ]);
  expect(earlier.total).toMatchObject({ clicks: 1, approved: 1, leiCents: 2_000 });

  const csv = await analyst.call('GET', `/api/admin/money.csv?${inDays}&dupa=zi`);
  expect(csv.body).toContain('\r\n2026-11-17;2;0;1;1;50;100,00 EUR;509,23;;254,62\r\n');
  expect(csv.body).toContain('\r\n2026-11-18;2;0;1;0;100;7,00 EUR;0;7,00 EUR;\r\n');
});

test('a conversion whose click is gone keeps its money, by the day of its first report', async () => {
  const analyst = await office.enter(['analyst']);
  await report({ day: '2026-11-17', utm_source: 'x' }, [['2026-11-18T10:00:00Z', 'approved', '20']]);
  await db.deleteFrom('clicks').execute();

  const { body } = await analyst.call('GET', `/api/admin/money?${inDays}&dupa=sursa`);
  expect((body as { now: Money }).now.rows).toMatchObject([{ name: '—', clicks: 0, leiCents: 2_000 }]);
});

test('the way of a conversion is shown from its click to its amount; it is found by its click or its transaction', async () => {
  const analyst = await office.enter(['analyst']);
  await addRate('2026-11-20', '5.0923');
  const click = await report({ day: '2026-11-17', sub1: 'a' }, [
    ['2026-11-20T10:00:00Z', 'pending', '90', 'EUR'],
    ['2026-11-20T11:00:00Z', 'approved'],
  ]);
  await report({ day: '2026-11-17' }, [['2026-11-18T10:00:00Z', 'approved', '20']]);

  const find = async (sought: string) =>
    (await analyst.call('GET', `/api/admin/conversions?cauta=${encodeURIComponent(sought)}`))
      .body as ConversionsAnswer;
  expect((await find('')).total).toBe(2);
  expect((await find(`T ${click.id}`)).total).toBe(1);
  const { rows } = await find(click.id.toUpperCase());
  const { body } = await analyst.call('GET', `/api/admin/conversions/${rows[0]?.id}`);
  expect(body as ConversionAnswer).toMatchObject({
    partner: 'Creditor',
    status: 'approved',
    payout: { cents: 9_000, currency: 'EUR' },
    click: { createdAt: '2026-11-17T10:00:00.000Z', sub1: 'a', isBot: false },
    changes: [
      { status: 'pending', payout: { cents: 9_000, currency: 'EUR' }, isConfirmed: false },
      { status: 'approved', payout: null, isConfirmed: false },
    ],
    // 90 EUR at 5,0923.
    lei: { cents: 45_831, day: '2026-11-20', rate: '5.0923' },
  });
  expect((await analyst.call('GET', `/api/admin/conversions/${randomUUID()}`)).status).toBe(404);
});
