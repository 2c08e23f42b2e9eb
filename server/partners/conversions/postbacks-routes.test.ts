import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { createPostbackKeys, hashOfKey } from './postback-keys.ts';
import { storePostback } from './store-postback.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { startOffice } from '#tests/factories/office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
const now = () => new Date('2026-11-21T10:00:00Z');
const office = await startOffice(db, { now });
const click = newClick({ offerId: '101' });
let ana: Awaited<ReturnType<typeof office.enter>>;

beforeEach(async () => {
  await database.clear();
  ana = await office.enter(['administrator'], 'Ana');
});

/** Sends a report of ten days ago, of a lender with offer 101. @returns its identifier */
async function report(parameters: Record<string, string>): Promise<string> {
  const keys = createPostbackKeys(db);
  const receivedAt = new Date('2026-11-11T10:00:00Z');
  const made = await keys.create({ partner: 'Creditor', offerIds: ['101'], now: receivedAt });
  const key = await keys.find(hashOfKey(made), receivedAt);
  if (!key) throw new Error('the key that was made is known');
  const id = randomUUID();
  const raw = new URLSearchParams({ transaction_id: 'T1', status: 'approved', ...parameters }).toString();
  await storePostback(db, { id, key, raw, receivedAt, now: receivedAt });
  return id;
}

const reread = (id: string) => ana.call('POST', `/api/admin/postbacks/${id}/reread`);
const listed = async () => (await ana.call('GET', '/api/admin/postbacks')).body;

test('a refused report is listed with its lender, its reason and its parameters', async () => {
  await createClicksRepository(db).addClick(click);
  const id = await report({ click_id: click.id, payout: '1.200,5', currency: 'RON' });
  await report({ click_id: click.id });

  expect(await listed()).toEqual({
    rows: [
      {
        id,
        partner: 'Creditor',
        raw: `transaction_id=T1&status=approved&click_id=${click.id}&payout=1.200%2C5&currency=RON`,
        refusal: 'payout',
        receivedAt: '2026-11-11T10:00:00.000Z',
      },
    ],
    total: 1,
    pageSize: 25,
  });
});

test('a report read again after its click arrived is a conversion of its own day, and leaves the list', async () => {
  const id = await report({ click_id: click.id, payout: '120', currency: 'RON' });
  await createClicksRepository(db).addClick(click);

  expect(await reread(id)).toMatchObject({ status: 200, body: { refusal: null } });
  expect(
    await db.selectFrom('conversions').select(['status', 'payout_cents', 'reported_at']).execute(),
  ).toEqual([{ status: 'approved', payout_cents: 12_000, reported_at: new Date('2026-11-11T10:00:00Z') }]);
  expect(await listed()).toMatchObject({ total: 0 });
  expect(
    await db.selectFrom('audit_log').select(['user_name', 'action', 'subject_id']).execute(),
  ).toContainEqual({ user_name: 'Ana', action: 'postback.reread', subject_id: id });
});

test('a report that still cannot be read says why, and stays; one taken since is not read twice', async () => {
  const id = await report({ click_id: click.id });
  expect(await reread(id)).toMatchObject({ status: 200, body: { refusal: 'click-unknown' } });
  expect(await listed()).toMatchObject({ total: 1 });

  await createClicksRepository(db).addClick(click);
  await reread(id);
  expect(await reread(id)).toMatchObject({ status: 404 });
});

test('a large amount is listed until an administrator decides on it, with a line in the log', async () => {
  await createClicksRepository(db).addClick(click);
  const id = await report({ click_id: click.id, payout: '999999999.99', currency: 'RON' });
  const say = (isRight: boolean) => ana.call('POST', `/api/admin/postbacks/${id}/amount`, { isRight });
  expect(await listed()).toMatchObject({ rows: [{ id, refusal: 'payout-large' }], total: 1 });

  expect((await say(true)).body).toEqual({ status: 'done' });
  expect(await db.selectFrom('conversions').select('payout_cents').execute()).toEqual([
    { payout_cents: 99_999_999_999 },
  ]);
  expect(await listed()).toMatchObject({ total: 0 });
  expect((await say(false)).status).toBe(404);
  expect(await db.selectFrom('audit_log').select(['action', 'subject_id']).execute()).toContainEqual({
    action: 'postback.amount-accepted',
    subject_id: id,
  });
});
