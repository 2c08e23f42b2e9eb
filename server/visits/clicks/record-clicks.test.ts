import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createClicksRepository } from './clicks-repository.ts';
import { recordClicks } from './record-clicks.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
const logger = { info: () => {}, warn: () => {}, error: () => {} };

/** Starts a recorder whose database can be made unavailable. */
async function startRecorder(options: { most?: number; patienceMs?: number } = {}) {
  await database.clear();
  const folder = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-recorder-'));
  const state = { down: false, silent: false, statements: 0 };
  const inDatabase = createClicksRepository(db);
  const recorder = recordClicks({
    repository: {
      async addClicks(clicks) {
        if (state.silent) await new Promise(() => {});
        if (state.down) throw new Error('connection refused');
        state.statements += 1;
        await inDatabase.addClicks(clicks);
      },
    },
    folder,
    logger,
    replayEveryMs: 10,
    ...options,
  });
  return {
    ...recorder,
    state,
    folder,
    inJournal: () => readdir(folder),
    async [Symbol.asyncDispose]() {
      await recorder.close();
      await rm(folder, { recursive: true });
    },
  };
}

const kept = () => db.selectFrom('clicks').selectAll().execute();

test('a click is stored as a row with every field', async () => {
  await using recorder = await startRecorder();
  const click = newClick({
    utm_source: 'google',
    providerId: 'p-1',
    sessionId: '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d',
  });
  await recorder.record(click);

  expect(await kept()).toMatchObject([
    {
      id: click.id,
      offer_id: '101',
      country: 'RO',
      sub1: 'newsletter',
      sub2: null,
      utm_source: 'google',
      session_id: '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d',
      client_id: null,
      provider_id: 'p-1',
      referer: 'https://imprumutclar.ro/offers/',
      placement: 'oferte',
      target_host: 'lender.ro',
      is_bot: false,
      created_at: click.createdAt,
    },
  ]);
  expect(await recorder.inJournal()).toEqual([]);
});

test('clicks of an outage reach the database by themselves afterwards, each once', async () => {
  await using recorder = await startRecorder();
  const clicks = [newClick(), newClick(), newClick({ providerId: 'p-1' })];
  recorder.state.down = true;
  await Promise.all(clicks.map((click) => recorder.record(click)));
  expect(await recorder.inJournal()).toHaveLength(1);
  expect(await kept()).toEqual([]);

  recorder.state.down = false;
  await expect.poll(recorder.inJournal).toEqual([]);
  const ofPartner = (await kept()).map(({ id, provider_id }) => `${id} ${provider_id}`).toSorted();
  expect(ofPartner).toEqual(clicks.map(({ id, providerId }) => `${id} ${providerId}`).toSorted());
});

test('a click that an earlier version wrote, without a partner, is read from the journal', async () => {
  await using recorder = await startRecorder();
  const { providerId: _, ...line } = newClick();
  await writeFile(path.join(recorder.folder, '0.json'), `${JSON.stringify(line)}\n`);
  await recorder.replay();
  expect(await kept()).toMatchObject([{ id: line.id, provider_id: null }]);
});

test('a click whose commit was never acknowledged stays one row', async () => {
  await using recorder = await startRecorder();
  const click = newClick();
  await createClicksRepository(db).addClick(click);
  recorder.state.down = true;
  await recorder.record(click);
  recorder.state.down = false;
  await recorder.replay();
  expect(await kept()).toHaveLength(1);
});

test('a database that does not answer delays a visitor only briefly', async () => {
  await using recorder = await startRecorder({ patienceMs: 20 });
  recorder.state.silent = true;
  await recorder.record(newClick());
  expect(await recorder.inJournal()).toHaveLength(1);
});

test('without database and journal a click is refused', async () => {
  await using recorder = await startRecorder({ most: 0 });
  recorder.state.down = true;
  await expect(recorder.record(newClick())).rejects.toThrow('is full: it holds 0 already');
});

test('simultaneous clicks are stored by few statements, and a torn journal file stops none of them', async () => {
  await using recorder = await startRecorder();
  const clicks = Array.from({ length: 600 }, () => newClick());
  await Promise.all(clicks.map((click) => recorder.record(click)));
  expect(await kept()).toHaveLength(600);
  expect(recorder.state.statements).toBeLessThan(5);

  await writeFile(path.join(recorder.folder, '0.json'), '{"id":"9b1deb4d');
  recorder.state.down = true;
  await recorder.record(newClick());
  recorder.state.down = false;
  await expect.poll(recorder.inJournal).toEqual(['0.json.aside']);
  expect(await kept()).toHaveLength(601);
});

test('a click that the database refuses does not lose the clicks beside it', async () => {
  await using recorder = await startRecorder();
  const clicks = [newClick(), newClick({ offerId: 'a\u0000b' }), newClick()];
  const outcomes = await Promise.allSettled(clicks.map((click) => recorder.record(click)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const good = clicks.filter((_, index) => index !== 1);
  expect((await kept()).map(({ id }) => id).toSorted()).toEqual(good.map(({ id }) => id).toSorted());
});
