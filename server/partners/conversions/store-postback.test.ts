import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { createPostbackKeys, hashOfKey } from './postback-keys.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { storePostback } from './store-postback.ts';

const { db } = await openFileDatabase();
const now = new Date('2026-11-21T10:00:00Z');
const keys = createPostbackKeys(db);
const made = await keys.create({ partner: 'Creditor', offerIds: ['101'], now });
const key = await keys.find(hashOfKey(made), now);
const click = newClick({ offerId: '101' });
await createClicksRepository(db).addClick(click);

type Report = { status: string; payout?: string; currency?: string };
const say = (status: string, payout?: string): Report =>
  payout === undefined ? { status } : { status, payout, currency: 'RON' };

// Reports minute by minute, and the state after them, by decisions 033, 080 and 151.
test.each<[Report[], string, number | null]>([
  [[say('pending'), say('approved'), say('rejected')], 'rejected', null],
  [[say('approved'), say('rejected'), say('approved')], 'approved', null],
  [[say('rejected'), say('approved'), say('pending')], 'approved', null],
  [[say('pending'), say('rejected'), say('pending')], 'rejected', null],
  // A report without a payout leaves the known payout.
  [[say('approved', '120.50'), say('approved'), say('approved')], 'approved', 12_050],
  [[say('pending', '80'), say('approved'), say('pending')], 'approved', 8_000],
  [[say('approved', '120'), say('rejected'), say('approved')], 'approved', 12_000],
  // The last payout of a decision counts; the amount of a late "pending" does not.
  [[say('approved', '120'), say('approved', '95.05'), say('approved')], 'approved', 9_505],
  [[say('approved', '120'), say('pending', '80'), say('pending')], 'approved', 12_000],
  [[say('approved', '120'), say('approved', ''), say('rejected', '0')], 'rejected', 0],
  // The last payout expected before the decision counts; one expected after it does not.
  [[say('pending', '120.50'), say('approved'), say('pending', '1.00')], 'approved', 12_050],
  [[say('pending', '80'), say('pending', '95,05'), say('sale')], 'approved', 9_505],
  [[say('1', '120,50'), say('chargeback'), say('pending', '1')], 'rejected', 12_050],
])('of %j what stands is %j with %j, in whatever order they are read', async (said, status, cents) => {
  if (!key) throw new Error('the key that was made is known');
  const reports = said.map((report, minute) => ({
    id: randomUUID(),
    raw: new URLSearchParams({ click_id: click.id, transaction_id: 'T1', ...report }).toString(),
    receivedAt: new Date(now.getTime() + minute * 60_000),
  }));
  const ends = [];
  for (const order of ['012', '021', '102', '120', '201', '210']) {
    await db.deleteFrom('conversions').execute();
    await db.deleteFrom('postbacks').execute();
    const read = order.split('').flatMap((place) => reports[Number(place)] ?? []);
    for (const report of read) await storePostback(db, { ...report, key, now });
    ends.push(
      await db.selectFrom('conversions').select(['status', 'payout_cents']).executeTakeFirstOrThrow(),
    );
  }
  expect(ends).toEqual(Array.from({ length: 6 }, () => ({ status, payout_cents: cents })));
});
