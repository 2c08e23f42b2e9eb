import { expect, test } from 'vitest';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createPageViews } from './page-views.ts';

const { db } = await openFileDatabase();

test('the views of a page are those of people on every day, and of no other page or country', async () => {
  const row = { country: 'RO', path: '/zile-libere-2026/', visits: 0, entries: 0, restored: 5, bot_views: 7 };
  await db
    .insertInto('statistics_pages')
    .values([
      { ...row, day: '2026-11-20', page_views: 1_200 },
      { ...row, day: '2026-11-21', page_views: 34 },
      { ...row, day: '2026-11-21', path: '/zile-libere-2027/', page_views: 9 },
      { ...row, day: '2026-11-21', country: 'PL', page_views: 8 },
    ])
    .execute();
  const views = createPageViews({ db, country: 'RO', logger: { error: expect.unreachable } });
  expect(await views.count('/zile-libere-2026/')).toBe(1_234);
  expect(await views.count('/zile-libere-2023/')).toBeNull();
});
