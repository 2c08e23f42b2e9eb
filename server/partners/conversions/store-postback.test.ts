import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { createPostbackKeys, hashOfKey } from './postback-keys.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { findUnlikeChanges } from './conversion-changes.ts';
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
])('%j give %j with %j, in whatever order they are read', async (said, status, cents) => {
  if (!key) throw new Error('the key that was made is known');
  const ends = [];
  for (const order of ['012', '021', '102', '120', '201', '210']) {
    const transaction = randomUUID();
    for (const place of order.split('').map(Number)) {
      const query = { click_id: click.id, transaction_id: transaction, ...said[place] };
      const raw = new URLSearchParams(query).toString();
      const receivedAt = new Date(now.getTime() + place * 60_000);
      await storePostback(db, { id: randomUUID(), raw, receivedAt, key, now });
    }
    ends.push(
      await db
        .selectFrom('conversions')
        .select(['status', 'payout_cents'])
        .where('transaction_id', '=', transaction)
        .executeTakeFirstOrThrow(),
    );
  }
  expect(ends).toEqual(Array.from({ length: 6 }, () => ({ status, payout_cents: cents })));
});

test('conversions follow from their changes, and the database refuses to change or delete one', async () => {
  expect(await db.selectFrom('conversion_changes').select('id').execute()).toHaveLength(13 * 6 * 3);
  expect(await findUnlikeChanges(db)).toEqual([]);

  const refused = /appended only/;
  await expect(db.updateTable('conversion_changes').set({ payout_cents: 1 }).execute()).rejects.toThrow(
    refused,
  );
  await expect(db.deleteFrom('conversion_changes').execute()).rejects.toThrow(refused);
  await db.updateTable('conversions').set({ status: 'pending' }).where('status', '=', 'rejected').execute();
  expect(await findUnlikeChanges(db)).not.toEqual([]);
});
