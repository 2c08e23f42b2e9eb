import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { insertEvents } from '#server/visits/events/insert-events.ts';
import { countVisitors, findVisitors } from './visitors.ts';
import { newReceivedEvent } from '#tests/factories/new-event.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const { db } = await openFileDatabase();
const asked = { country: 'RO', from: '2026-11-01', to: '2026-11-03' };
const kept = 64;

test('people who come on several days are counted once, within the stated margin', async () => {
  const people = Array.from({ length: 600 }, () => randomUUID());
  // On three days, 300 people each, and each person on one day or two.
  const comings = [people.slice(0, 300), people.slice(150, 450), people.slice(300, 600)];
  for (const [index, some] of comings.entries()) {
    const day = `2026-11-0${index + 1}`;
    const receivedAt = new Date(`${day}T10:00:00Z`);
    await insertEvents(
      db,
      some.map((id) => newReceivedEvent({ client_id: id, cookieless: false, receivedAt })),
    );
    await db
      .transaction()
      .execute((trx) => countVisitors(trx, { country: 'RO', day, timeZone: romania.timeZone }, kept));
  }

  const { count, isExact } = await findVisitors(db, asked, kept);
  expect(isExact).toBe(false);
  // Five standard errors (1 / √62 each): exceeded less than once in a million runs, and far from 900, the plain sum.
  expect(Math.abs(count - 600)).toBeLessThan((5 * 600) / Math.sqrt(kept - 2));
});
