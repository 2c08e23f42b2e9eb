import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import { createPageStore } from './page-store.ts';

test('whoever asks for something is answered between two pages that are made ahead', async () => {
  const made: string[] = [];
  const document = async (_match: unknown, url: URL) => void made.push(url.pathname);
  const store = createPageStore({
    cache: createPageCache(),
    renderer: { document } as unknown as PageRenderer,
    matchRoute: () => ({ route: { query: [] }, params: {} }) as never,
    paths: () => [],
    origin: 'http://site.test',
    logger: pino({ level: 'silent' }),
  });

  const making = store.remake(['/a/', '/b/', '/c/']);
  await nextTurn();
  const madeMeanwhile = made.length;
  await making;

  expect(madeMeanwhile).toBeLessThan(3);
  expect(made).toEqual(['/a/', '/b/', '/c/']);
});
