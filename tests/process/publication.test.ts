import path from 'node:path';
import { rmSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { romania } from '#domain/countries/romania.ts';
import { contentWithDraft, draft } from '#tests/setup/content-with-draft.ts';
import { enterOfficeOf } from '#tests/setup/office-of-program.ts';
import { createPreparedPlace } from '#tests/setup/prepared-place.ts';
import { createProgramPlace } from '#tests/setup/run-program.ts';

vi.setConfig({ testTimeout: 240_000 });
const ready = /is ready/;
const AHEAD_MS = 8_000;

test('a draft appears at its moment on every instance, whichever was told', async () => {
  await using place = await createPreparedPlace();
  await using elsewhere = await createProgramPlace();
  const CONTENT_DIR = contentWithDraft();
  onTestFinished(() => rmSync(CONTENT_DIR, { recursive: true }));
  await place.run({ CONTENT_DIR }).says(ready);
  const socket = path.join(place.dataDir, 'postgres');
  const DATABASE_URL = `postgres://imprumut_clar@localhost/imprumut_clar?host=${encodeURIComponent(socket)}`;
  await elsewhere.run({ CONTENT_DIR, DATABASE_URL }).says(ready);
  const origins = [`http://localhost:${place.port}`, `http://localhost:${elsewhere.port}`];
  const statuses = () =>
    Promise.all(origins.map(async (origin) => (await fetch(`${origin}/${draft.slug}/`)).status));
  const ana = await enterOfficeOf(origins[0] ?? '', place.dataDir, 'Ana');
  expect(await statuses()).toEqual([404, 404]);

  const moment = Date.now() + AHEAD_MS;
  const zone = { timeZone: romania.timeZone };
  const publishAt = `${new Date(moment).toLocaleDateString('sv-SE', zone)}T${new Date(moment).toLocaleTimeString('sv-SE', zone)}`;
  expect(await ana('PUT', `texts/${draft.slug}/publication`, { publishAt })).toEqual({ status: 'done' });

  let firstSeen: number | undefined;
  const seen = async () => {
    const now = await statuses();
    if (now.includes(200)) firstSeen ??= Date.now();
    return now;
  };
  await expect.poll(seen, { timeout: AHEAD_MS + 60_000, interval: 200 }).toEqual([200, 200]);
  // Whole seconds were sent, so the moment itself is up to one second earlier.
  expect(firstSeen).toBeGreaterThan(moment - 1_000);

  expect(await ana('DELETE', `texts/${draft.slug}/publication`)).toEqual({ status: 'done' });
  await expect.poll(statuses, { timeout: 60_000, interval: 200 }).toEqual([404, 404]);
});
