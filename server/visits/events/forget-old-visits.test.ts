import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { ensureEventPartitions } from './event-partitions.ts';
import { forgetOldVisits } from './forget-old-visits.ts';
import { insertEvents } from './insert-events.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { newReceivedEvent } from '#tests/factories/new-event.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';

test('events and clicks older than 25 months are forgotten together, all others stay', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const moments = [
    '2019-03-05T10:00:00Z',
    '2024-10-31T23:59:59Z',
    '2024-11-01T00:00:00Z',
    '2026-12-01T10:00:00Z',
  ];
  for (const moment of [...moments.slice(1), '2025-03-01T00:00:00Z']) {
    await ensureEventPartitions(db, new Date(moment));
  }
  await insertEvents(
    db,
    moments.map((moment) => newReceivedEvent({ receivedAt: new Date(moment) })),
  );
  const clicks = createClicksRepository(db);
  for (const moment of moments) await clicks.addClick(newClick({ createdAt: new Date(moment) }));

  await forgetOldVisits(db, new Date('2026-12-31T23:00:00Z'));

  const kept = moments.slice(2).map((moment) => new Date(moment));
  const events = await db.selectFrom('events').select('received_at').orderBy('received_at').execute();
  expect(events.map((event) => event.received_at)).toEqual(kept);
  const ids = await db.selectFrom('event_ids').select('received_at').orderBy('received_at').execute();
  expect(ids.map((id) => id.received_at)).toEqual(kept);
  const left = await db.selectFrom('clicks').select('created_at').orderBy('created_at').execute();
  expect(left.map((click) => click.created_at)).toEqual(kept);
  const gone = await sql<{
    found: boolean;
  }>`select to_regclass('events_2024_10') is not null as found`.execute(db);
  expect(gone.rows).toEqual([{ found: false }]);
});
