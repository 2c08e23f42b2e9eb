import { expect, test, vi } from 'vitest';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { startWholeServer } from '#tests/setup/whole-server.ts';

vi.setConfig({ testTimeout: 120_000 });

const { db } = await openFileDatabase();
const server = await startWholeServer({
  db,
  now: () => new Date('2026-11-23T10:00:00Z'),
  renderedEvery: 1,
  onProblem: (line) => expect.fail(line),
});

/** Computes the seconds a cache may serve an answer, including the time of revalidation. */
function longest(header: string): number {
  const seconds = (name: string) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(header)?.[1] ?? 0);
  const fresh = Math.max(seconds('max-age'), seconds('s-maxage'));
  return fresh + Math.max(seconds('stale-while-revalidate'), seconds('stale-if-error'));
}

test.each([
  '/',
  '/_payload.json',
  '/_data.json',
  '/offers/',
  '/blog/',
  '/credit-cu-buletinul/',
  '/credit-nevoi-personale/ocean-credit/',
  '/lenders/ocean-credit/',
  '/convertor-valutar/',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/blog/rss.xml',
  '/blog/feed.json',
  '/content/ro_feed.json',
  '/api/curs-valutar.json',
  '/api/curs-valutar.csv',
  '/zile-libere/calendar.ics',
  '/zile-libere-2026/calendar.ics',
])('caches serve %s at most a minute after it was requested', async (url) => {
  // On a busy machine the server may say to retry.
  let answer = await server.inject({ url });
  const ask = async () => {
    answer = await server.inject({ url });
    return answer.statusCode;
  };
  await expect.poll(ask, { timeout: 60_000 }).toBe(200);
  const { headers } = answer;
  const said = [headers['cache-control'], headers['cdn-cache-control']].filter((one) => one !== undefined);

  expect(said).not.toEqual([]);
  for (const header of said) expect([url, longest(header) <= 60]).toEqual([url, true]);
});
