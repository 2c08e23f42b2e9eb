import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { createJournal } from './journal.ts';
import { createOutageRecorder } from './outage-recorder.ts';

// The recorders of clicks and of reports test the shared parts; here are the cases neither produces easily.
const REPLAY_EVERY_MS = 10;
const PATIENCE_MS = 100;

/** Starts a recorder with its own journal, whose database is `store`; the test moves time. */
async function startRecorder(store: (note: { name: string }) => Promise<void>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const folder = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-outage-'));
  const recorder = createOutageRecorder<{ name: string }, void>({
    what: 'notes',
    store,
    journal: createJournal({ folder, nameOf: ({ name }) => name, schema: z.object({ name: z.string() }) }),
    logger: { info: () => {}, warn: () => {}, error: () => {} },
    patienceMs: PATIENCE_MS,
    replayEveryMs: REPLAY_EVERY_MS,
  });
  onTestFinished(async () => {
    vi.useRealTimers();
    await recorder.close();
    await rm(folder, { recursive: true });
  });
  return { recorder, inJournal: () => readdir(folder) };
}

test('items that enter the journal during a replay are replayed afterwards', async () => {
  let isAway = true;
  const stored: string[] = [];
  const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { recorder, inJournal } = await startRecorder(async ({ name }) => {
    if (isAway) throw new Error('the database is away');
    if (name === 'first') {
      begun.resolve();
      await mayEnd.promise;
    }
    stored.push(name);
  });

  await recorder.record({ name: 'first' });
  isAway = false;
  await vi.advanceTimersByTimeAsync(REPLAY_EVERY_MS);
  await begun.promise;
  isAway = true;
  await recorder.record({ name: 'second' });
  isAway = false;
  await vi.advanceTimersByTimeAsync(REPLAY_EVERY_MS);
  mayEnd.resolve();

  await expect.poll(inJournal).toEqual([]);
  expect(stored).toEqual(['first', 'second']);
});

test('a slow database after an outage still takes the waiting items', async () => {
  const begun = Promise.withResolvers<void>();
  let isAway = true;
  const { recorder, inJournal } = await startRecorder(async () => {
    if (isAway) throw new Error('the database is away');
    const answered = new Promise((resolve) => setTimeout(resolve, 5 * PATIENCE_MS));
    begun.resolve();
    await answered;
  });

  await recorder.record({ name: 'note' });
  isAway = false;
  await vi.advanceTimersByTimeAsync(REPLAY_EVERY_MS);
  await begun.promise;
  await vi.advanceTimersByTimeAsync(5 * PATIENCE_MS);

  await expect.poll(inJournal).toEqual([]);
});
