import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { createDatabase } from '#server/db/database.ts';
import { loadStartingOffers } from '#server/offers/load-starting-offers.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';
import { newEvent } from '#tests/factories/new-event.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { startWholeServer } from '#tests/setup/whole-server.ts';

const database = await openFileDatabase();

test('while every connection of pages and forms is in use, events and departures are stored at once', async () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const pages = createDatabase({ connection: database.connection, poolSize: 1 });
  onTestFinished(() => pages.destroy());
  const file = await findOffersFile('RO');
  if (!file) throw new Error('Romania has no offers.');
  await loadStartingOffers({ db: database.db, file, leadId: romania.leadId, now });
  const server = await startWholeServer({
    db: pages,
    urgent: database.db,
    now: () => now,
    renderedEvery: 1,
    onProblem: () => undefined,
  });
  const taken = Promise.withResolvers<void>();
  const isOver = Promise.withResolvers<void>();
  const holding = pages.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    taken.resolve();
    await isOver.promise;
  });
  await taken.promise;

  const event = await server.inject({ method: 'POST', url: '/api/event', payload: newEvent() });
  const departure = await server.inject('/landing/redirector/?offer=101');
  expect([event.statusCode, departure.statusCode]).toEqual([200, 302]);
  expect(departure.headers.location).toMatch(/^https:/);
  expect(await database.db.selectFrom('clicks').select('offer_id').execute()).toEqual([{ offer_id: '101' }]);

  isOver.resolve();
  await holding;
});
