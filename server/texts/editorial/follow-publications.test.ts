import { expect, test, vi } from 'vitest';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { followPublications } from './follow-publications.ts';
import { createPublicationsRepository } from './publications-repository.ts';

const database = await openFileDatabase();

/** Follows until the test ends; `changed` resolves with the next change not seen so far. */
async function follow(publications: { load: () => Promise<void>; nextChange: () => Date | undefined }) {
  const logger = { error: vi.fn() };
  const onChange = vi.fn(() => Promise.resolve());
  const following = await followPublications({
    connection: database.connection,
    publications,
    now: () => new Date(),
    logger,
    onChange,
  });
  const changes = async (times: number) => {
    await expect.poll(() => onChange.mock.calls.length).toBe(times);
  };
  return { following, logger, changes };
}

test('a decision made on any instance is read and followed', async () => {
  const load = vi.fn(() => Promise.resolve());
  const { following, changes } = await follow({ load, nextChange: () => undefined });
  await using _ = following;

  const now = new Date('2026-12-01T10:00:00Z');
  await createPublicationsRepository(database.db).schedule({
    path: '/dobanda-anuala-efectiva/',
    publishAt: now,
    decidedBy: 'ana',
    decidedAt: now,
  });

  await changes(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a moment is kept also while the pages of the previous one are still being made', async () => {
  const moments = [new Date(), new Date(), undefined];
  const pages = Promise.withResolvers<void>();
  const onChange = vi.fn(() => pages.promise);
  await using _ = await followPublications({
    connection: database.connection,
    publications: { load: async () => {}, nextChange: () => moments.shift() },
    now: () => new Date(),
    logger: { error: vi.fn() },
    onChange,
  });

  await expect.poll(() => onChange.mock.calls.length).toBe(2);
  pages.resolve();
});

test('the moment of a page is kept also while the database is unavailable', async () => {
  const moments = [new Date(Date.now() + 50), undefined];
  const load = () => Promise.reject(new Error('the database is away'));
  const { following, logger, changes } = await follow({ load, nextChange: () => moments.shift() });
  await using _ = following;

  await changes(1);
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    { err: new Error('the database is away') },
    'texts to publish are waiting',
  );
});
