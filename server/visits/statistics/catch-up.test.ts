import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { createPostbackKeys } from '#server/partners/conversions/postback-keys.ts';
import { storePostback } from '#server/partners/conversions/store-postback.ts';
import { insertEvents } from '#server/visits/events/insert-events.ts';
import { catchUp } from './catch-up.ts';
import { findOfferStatistics } from './offers.ts';
import { listVisits } from './visits.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { newReceivedEvent } from '#tests/factories/new-event.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

const place = { country: 'RO', timeZone: romania.timeZone };
const asked = { country: 'RO', from: '2026-11-01', to: '2026-11-30' };
const at = (text: string) => new Date(text);
const addView = (receivedAt: Date) => insertEvents(db, [newReceivedEvent({ receivedAt })]);
const views = async (day: string) =>
  (await listVisits(db, asked)).find((row) => row.day === day)?.pageViews ?? null;

/** Inserts a click that reached the table at `storedAt`. */
async function addClick(createdAt: Date, storedAt: Date) {
  const click = newClick({ createdAt });
  await createClicksRepository(db).addClick(click);
  await db.updateTable('clicks').set({ stored_at: storedAt }).where('id', '=', click.id).execute();
  return click;
}

test('the first run counts everything, later runs count what is new', async () => {
  await addView(at('2026-11-18T12:00:00Z'));
  expect(await catchUp(db, place, at('2026-11-20T12:00:00Z'))).toEqual([
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ]);
  await addView(at('2026-11-20T12:01:00Z'));
  expect(await catchUp(db, place, at('2026-11-20T12:05:00Z'))).toEqual(['2026-11-20']);
  expect([await views('2026-11-18'), await views('2026-11-20')]).toEqual([1, 1]);
});

test('without new data nothing is counted', async () => {
  expect(await catchUp(db, place, at('2026-11-20T12:00:00Z'))).toEqual([]);
});

test('an event committed after the count of its moment is counted the next time, across midnight too', async () => {
  await addView(at('2026-11-20T10:00:00Z'));
  await catchUp(db, place, at('2026-11-20T22:00:05Z'));
  await addView(at('2026-11-20T21:59:59Z')); // 23:59:59 in Bucharest
  expect(await catchUp(db, place, at('2026-11-20T22:05:05Z'))).toEqual(['2026-11-20', '2026-11-21']);
  expect(await views('2026-11-20')).toBe(2);
});

test('a job that did not run for days counts them all', async () => {
  await addView(at('2026-11-10T12:00:00Z'));
  await catchUp(db, place, at('2026-11-10T13:00:00Z'));
  await addView(at('2026-11-12T12:00:00Z'));
  const days = await catchUp(db, place, at('2026-11-13T12:00:00Z'));
  expect(days).toEqual(['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13']);
  expect(await views('2026-11-12')).toBe(1);
});

test('a click that waited out an outage, and a conversion of weeks later, count on the day of the click', async () => {
  const early = await addClick(at('2026-11-01T12:00:00Z'), at('2026-11-01T12:00:01Z'));
  await catchUp(db, place, at('2026-11-20T12:00:00Z'));
  await addClick(at('2026-11-02T12:00:00Z'), at('2026-11-20T12:30:00Z'));
  await createPostbackKeys(db).create({ partner: 'C', offerIds: ['101'], now: at('2026-11-01T00:00:00Z') });
  const { id } = await db.selectFrom('postback_keys').select('id').executeTakeFirstOrThrow();
  const raw = `click_id=${early.id}&transaction_id=1&status=approved`;
  await storePostback(db, {
    id: randomUUID(),
    key: { id, offerIds: ['101'] },
    raw,
    receivedAt: at('2026-11-20T12:31:00Z'),
    now: at('2026-11-20T12:31:00Z'),
  });

  const days = await catchUp(db, place, at('2026-11-20T13:00:00Z'));
  expect(days).toEqual(['2026-11-01', '2026-11-02', '2026-11-20']);
  expect((await findOfferStatistics(db, asked)).offers).toMatchObject([{ departures: 2, approved: 1 }]);
});

test('figures of deleted events stay, and later conversions are added to them', async () => {
  const click = await addClick(at('2026-11-01T12:00:00Z'), at('2026-11-01T12:00:01Z'));
  await addView(at('2026-11-01T12:00:00Z'));
  await catchUp(db, place, at('2026-11-02T12:00:00Z'));
  await db.deleteFrom('events').execute();
  await createPostbackKeys(db).create({ partner: 'C', offerIds: ['101'], now: at('2026-11-01T00:00:00Z') });
  const { id } = await db.selectFrom('postback_keys').select('id').executeTakeFirstOrThrow();
  const raw = `click_id=${click.id}&transaction_id=1&status=pending`;
  await storePostback(db, {
    id: randomUUID(),
    key: { id, offerIds: ['101'] },
    raw,
    receivedAt: at('2026-11-03T12:00:00Z'),
    now: at('2026-11-03T12:00:00Z'),
  });
  await catchUp(db, place, at('2026-11-03T13:00:00Z'));

  expect(await views('2026-11-01')).toBe(1);
  expect((await findOfferStatistics(db, asked)).offers).toMatchObject([{ departures: 1, pending: 1 }]);
});

test('two instances that count at once do not disturb each other', async () => {
  await addView(at('2026-11-20T11:00:00Z'));
  await Promise.all([1, 2, 3].map(() => catchUp(db, place, at('2026-11-20T12:00:00Z'))));
  expect(await views('2026-11-20')).toBe(1);
});
