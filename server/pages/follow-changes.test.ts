import { expect, test, vi } from 'vitest';
import { notify } from '#server/db/notify.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { CHANGES, followChanges } from './follow-changes.ts';

test('a change of offers that any instance announces refreshes their pages here', async () => {
  await using database = await createTestDatabase();
  const refresh = vi.fn(async (_tag?: string) => {});
  const invalidate = vi.fn();
  await using following = await followChanges({
    connection: database.connection,
    pages: { refresh },
    offers: { invalidate },
    logger: { error: vi.fn() },
  });

  expect(following).toBeDefined();

  await notify(database.db, CHANGES, 'offers');

  await expect.poll(() => refresh.mock.calls).toEqual([['offers']]);
  expect(invalidate).toHaveBeenCalledBefore(refresh);
});
