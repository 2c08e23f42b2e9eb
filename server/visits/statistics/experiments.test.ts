import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { insertEvents } from '#server/visits/events/insert-events.ts';
import { listVariants } from './experiments.ts';
import { rollUpDay } from './roll-up.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { newReceivedEvent } from '#tests/factories/new-event.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const { db } = await openFileDatabase();

test('a variant counts the visits in which it was drawn, and those of them that left for a lender', async () => {
  const left = randomUUID();
  const drawn = [
    { session_id: left, sub3: '0294.1-A', cookieless: false },
    { session_id: randomUUID(), sub3: '0294.1-A', cookieless: false },
    { session_id: randomUUID(), sub3: '0294.1-B', cookieless: false },
    { session_id: randomUUID(), sub3: '0294.1-B', cookieless: true },
  ];
  for (const labels of drawn)
    await insertEvents(db, [
      newReceivedEvent({ ...labels, event_id: 1002 }),
      newReceivedEvent({ ...labels, event_id: 5 }),
    ]);
  await createClicksRepository(db).addClick(newClick({ sessionId: left }));
  await rollUpDay(db, { country: 'RO', day: '2026-11-21', timeZone: romania.timeZone });

  expect(await listVariants(db, { country: null, from: '2026-11-21', to: '2026-11-21' })).toEqual([
    { variant: '0294.1-A', visits: 2, departed: 1, visitsEver: 2 },
    { variant: '0294.1-B', visits: 1, departed: 0, visitsEver: 1 },
  ]);
  // Whether it is too early is a matter of the whole experiment, not of the chosen days.
  const [later] = await listVariants(db, { country: 'RO', from: '2026-11-22', to: '2026-11-22' });
  expect(later).toEqual({ variant: '0294.1-A', visits: 0, departed: 0, visitsEver: 2 });
});
