import { expect, test } from 'vitest';
import { createClicksRepository } from '#server/clicks/clicks-repository.ts';
import { createPostbackKeys } from './postback-keys.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { applyPostback } from './store-postback.ts';

const { db } = await openFileDatabase();
const now = new Date('2026-11-21T10:00:00Z');
const keys = createPostbackKeys(db);
const key = await keys.find(await keys.create({ partner: 'Creditor', offerIds: ['101'], now }));
const click = newClick({ offerId: '101' });
await createClicksRepository(db).addClick(click);

// What came, minute by minute, and what stands after it, by decision 033.
test.each([
  [['pending', 'approved', 'rejected'], 'rejected'],
  [['approved', 'rejected', 'approved'], 'approved'],
  [['rejected', 'approved', 'pending'], 'approved'],
  [['pending', 'rejected', 'pending'], 'rejected'],
])('of %j what stands is %j, in whatever order they are read', async (statuses, expected) => {
  if (!key) throw new Error('the key that was made is known');
  const reports = statuses.map((status, minute) => ({
    raw: new URLSearchParams({ click_id: click.id, transaction_id: 'T1', status }).toString(),
    receivedAt: new Date(now.getTime() + minute * 60_000),
  }));
  const ends = [];
  for (const order of ['012', '021', '102', '120', '201', '210']) {
    await db.deleteFrom('conversions').execute();
    const read = order.split('').flatMap((place) => reports[Number(place)] ?? []);
    for (const report of read) await applyPostback(db, { ...report, key, now });
    const { status } = await db.selectFrom('conversions').select('status').executeTakeFirstOrThrow();
    ends.push(status);
  }
  expect(ends).toEqual(Array.from({ length: 6 }, () => expected));
});
