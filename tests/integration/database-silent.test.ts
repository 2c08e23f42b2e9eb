import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { createDatabase } from '#server/db/database.ts';
import { createHeartbeat } from '#server/db/heartbeat.ts';
import { loadStartingOffers } from '#server/offers/load-starting-offers.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';
import { newEvent } from '#tests/factories/new-event.ts';
import { startDatabaseProxy } from '#tests/setup/database-proxy.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { startWholeServer } from '#tests/setup/whole-server.ts';

// Starts the whole server, and a database that accepts queries and answers none, like a frozen one, or whose tables are not known.
const start = new Date('2026-11-21T10:00:00Z');
const database = await openFileDatabase();
/** Far above the promised 100 ms for a machine with other work, far below the wait without this check. */
const AT_ONCE_MS = 1_000;

async function startSite() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-silent-'));
  const way = await startDatabaseProxy(database.connection);
  const heartbeat = createHeartbeat({ connection: way.connection, everyMs: 20, patienceMs: 500 });
  heartbeat.start();
  const db = createDatabase({ connection: way.connection, heartbeat });
  onTestFinished(async () => {
    heartbeat.stop();
    await db.destroy();
    await way[Symbol.asyncDispose]();
    await rm(dataDir, { recursive: true });
  });
  const file = await findOffersFile('RO');
  if (!file) throw new Error('Romania has no offers.');
  await loadStartingOffers({ db: database.db, file, leadId: romania.leadId, now: start });
  const server = await startWholeServer({
    db,
    now: () => start,
    renderedEvery: 1,
    onProblem: () => undefined,
    settings: { DATA_DIR: dataDir },
  });
  return { server, way, heartbeat, inJournal: () => readdir(path.join(dataDir, 'clicks')).catch(() => []) };
}

function questionsTo(server: Awaited<ReturnType<typeof startSite>>['server']) {
  const form = (token: string) =>
    new URLSearchParams({
      formular: token,
      nume: 'Ion Popa',
      email: 'ion@example.ro',
      mesaj: 'O întrebare de probă',
    });
  return {
    departure: { url: '/landing/redirector/?offer=101' },
    search: { url: '/cautare/?q=credit' },
    offers: { url: '/offers/?suma=3000&perioada=3' },
    event: { method: 'POST', url: '/api/event', payload: newEvent() },
    report: { url: `/api/postback/?key=${'a'.repeat(43)}&click_id=x` },
    form: {
      method: 'POST',
      url: '/contact/',
      payload: form(server.tokens.newToken('contact')).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
  } as const;
}

test('once the database is known to hang no request waits for it: a departure redirects, all others get a 503 with Retry-After', async () => {
  const { server, way, heartbeat, inJournal } = await startSite();
  const questions = questionsTo(server);
  expect((await server.inject(questions.departure)).headers.location).toMatch(/^https:/);
  expect((await server.inject(questions.offers)).statusCode).toBe(200);

  way.hold();
  await expect.poll(() => heartbeat.isSilent).toBe(true);
  const answers: Record<string, number> = {};
  const led: unknown[] = [];
  for (const [name, question] of Object.entries(questions)) {
    const begun = performance.now();
    const { statusCode, headers } = await server.inject(question);
    answers[name] = statusCode;
    expect([name, performance.now() - begun < AT_ONCE_MS]).toEqual([name, true]);
    led.push(headers.location);
  }
  expect(answers).toMatchObject({ departure: 302, search: 503, offers: 200, event: 503, form: 503 });
  expect(led[0]).toMatch(/^https:/);
  expect(await inJournal()).toHaveLength(1);

  way.open();
  await expect.poll(() => heartbeat.isSilent).toBe(false);
  await server.services.clicks.replay();
  expect(await inJournal()).toEqual([]);
  expect(await database.db.selectFrom('clicks').select('id').execute()).toHaveLength(2);
  expect((await server.inject(questions.event)).statusCode).toBe(200);
});

test('an instance whose tables the next version has changed goes on from memory, keeps departures and refuses nothing for good', async () => {
  const { server, inJournal } = await startSite();
  const questions = questionsTo(server);
  expect((await server.inject(questions.offers)).statusCode).toBe(200);
  const before = await database.db.selectFrom('clicks').select('id').execute();

  await sql`alter schema public rename to of_the_next_version`.execute(database.db);
  const answers: Record<string, number> = {};
  for (const [name, question] of Object.entries(questions))
    answers[name] = (await server.inject(question)).statusCode;
  expect(answers).toMatchObject({ departure: 302, search: 503, offers: 200, event: 503, form: 503 });
  expect(await inJournal()).toHaveLength(1);

  await sql`alter schema of_the_next_version rename to public`.execute(database.db);
  await server.services.clicks.replay();
  expect(await inJournal()).toEqual([]);
  const after = await database.db.selectFrom('clicks').select('id').execute();
  expect(after).toHaveLength(before.length + 1);
});
