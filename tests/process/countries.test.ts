import { afterAll, expect, test, vi } from 'vitest';
import { createPreparedPlace } from '#tests/setup/prepared-place.ts';

const place = await createPreparedPlace();
afterAll(() => place[Symbol.asyncDispose]());

// tests/integration/countries.test.ts covers the differences between countries.
test('the program runs the site of the configured country, and no other', async () => {
  const program = place.run({ COUNTRY: 'UA', LOG_LEVEL: 'warn' });
  await program.says(/is ready/);
  // A program still rendering its pages on a busy machine may ask to retry.
  const get = (path: string) =>
    vi.waitFor(
      async () => {
        const answer = await fetch(`http://127.0.0.1:${place.port}${path}`);
        if (answer.status === 503) throw new Error('busy');
        return { status: answer.status, text: await answer.text() };
      },
      { timeout: 30_000, interval: 250 },
    );

  expect((await get('/')).text).toContain('"country":"UA"');
  expect((await get('/content/ua_ru_feed.json')).status).toBe(200);
  expect((await get('/content/ro_feed.json')).status).toBe(404);

  program.process.kill('SIGTERM');
  await program.ended;
});
