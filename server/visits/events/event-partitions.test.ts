import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ensureEventPartitions } from './event-partitions.ts';
import { insertEvents } from './insert-events.ts';
import { newReceivedEvent } from '#tests/factories/new-event.ts';
import { createTestDatabase, type TestDatabase } from '#tests/setup/test-database.ts';

async function partitionsOf({ db }: TestDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'events'::regclass order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

async function rowsIn({ db }: TestDatabase, partition: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(partition)}`.execute(db);
  return rows[0]?.count ?? 0;
}

test('there are partitions for this month and the next two, also across the end of a year', async () => {
  await using database = await createTestDatabase();
  await ensureEventPartitions(database.db, new Date('2026-11-30T23:59:59Z'));
  await ensureEventPartitions(database.db, new Date('2026-12-01T00:00:00Z'));

  expect(await partitionsOf(database)).toEqual([
    'events_2026_11',
    'events_2026_12',
    'events_2027_01',
    'events_2027_02',
    'events_default',
  ]);
});

test('instances that start together make each partition once', async () => {
  await using database = await createTestDatabase();
  const now = new Date('2026-11-21T10:00:00Z');
  await Promise.all([1, 2, 3].map(() => ensureEventPartitions(database.db, now)));
  expect(await partitionsOf(database)).toHaveLength(4);
});

test('an event of a month without a partition is stored, and moves when the partition is made', async () => {
  await using database = await createTestDatabase();
  const receivedAt = new Date('2026-11-21T10:00:00Z');
  await insertEvents(database.db, [
    newReceivedEvent({ receivedAt }),
    newReceivedEvent({ receivedAt: new Date(0) }),
  ]);
  expect(await rowsIn(database, 'events_default')).toBe(2);

  await ensureEventPartitions(database.db, receivedAt);

  expect(await rowsIn(database, 'events_default')).toBe(1);
  expect(await rowsIn(database, 'events_2026_11')).toBe(1);
});
