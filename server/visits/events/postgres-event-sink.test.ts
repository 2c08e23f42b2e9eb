import { expect, test } from 'vitest';
import { createDatabase } from '#server/db/database.ts';
import { createPostgresEventSink } from './postgres-event-sink.ts';
import { newReceivedEvent } from '#tests/factories/new-event.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db, connection } = database;
const kept = () => db.selectFrom('events').selectAll().orderBy('path').execute();

test('an event is stored with every field', async () => {
  await database.clear();
  const { receivedAt, isBot, ...sent } = newReceivedEvent({ sub1: 'ș „quoted" {x}', sub8: '3', isBot: true });
  await expect(createPostgresEventSink(db).add({ receivedAt, isBot, ...sent })).resolves.toBe('stored');

  const missing = { sub2: null, sub3: null, sub4: null, sub5: null, sub6: null, sub7: null };
  const noUtm = { utm_medium: null, utm_campaign: null, utm_content: null, utm_term: null };
  expect(await kept()).toEqual([{ ...sent, ...missing, ...noUtm, is_bot: true, received_at: receivedAt }]);
});

test('of concurrent repeats in one batch one is stored', async () => {
  await database.clear();
  const sink = createPostgresEventSink(db);
  const event = newReceivedEvent();
  const outcomes = await Promise.all([
    sink.add(event),
    sink.add(event),
    sink.add(newReceivedEvent()),
    sink.add(event),
  ]);
  expect(outcomes).toEqual(['stored', 'duplicate', 'stored', 'duplicate']);
  expect(await kept()).toHaveLength(2);
});

test('of repeats across batches and instances one is stored', async () => {
  await database.clear();
  const sinks = [createPostgresEventSink(db), createPostgresEventSink(db), createPostgresEventSink(db)];
  const events = Array.from({ length: 40 }, () => newReceivedEvent());
  // Each instance receives the events in another order, as retries would bring them.
  const orders = [events, events.toReversed(), [...events.slice(20), ...events.slice(0, 20)]];
  const added = sinks.flatMap((sink, index) => (orders[index] ?? []).map((event) => sink.add(event)));
  const outcomes = await Promise.all(added);

  expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(40);
  expect((await kept()).map(({ uuid }) => uuid).toSorted()).toEqual(
    events.map(({ uuid }) => uuid).toSorted(),
  );
  await expect(sinks[0]?.add(newReceivedEvent({ uuid: events[0]?.uuid ?? '' }))).resolves.toBe('duplicate');
});

test('a row the database refuses does not fail its neighbours', async () => {
  await database.clear();
  const sink = createPostgresEventSink(db);
  const paths = ['/a/', '/b/', '/c/', '/d/', '/e/'];
  const results = await Promise.allSettled(
    paths.map((path) =>
      sink.add(newReceivedEvent({ path, domain: path === '/c/' ? 'a\u0000b' : 'imprumutclar.ro' })),
    ),
  );
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(results[2]).toMatchObject({ reason: { code: 'refused' } });
  expect((await kept()).map(({ path }) => path)).toEqual(['/a/', '/b/', '/d/', '/e/']);
});

test('an unavailable database rejects with a code, and loses nothing', async () => {
  const away = createDatabase({ connection: { ...connection, database: 'no_such_database' } });
  await expect(createPostgresEventSink(away).add(newReceivedEvent())).rejects.toMatchObject({
    code: 'unavailable',
  });
  await away.destroy();
});
