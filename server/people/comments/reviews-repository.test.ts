import { expect, test } from 'vitest';
import { createReviewsRepository } from './reviews-repository.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';

test('only published reviews are shown, newest first', async () => {
  await using database = await createTestDatabase();
  const reviews = createReviewsRepository(database.db);
  const review = { lender_slug: 'provident', author_name: 'Ana', body: 'Rate clare.', stars: 4, image: null };
  await database.db
    .insertInto('reviews')
    .values([
      { ...review, author_name: 'Ion', status: 'published', published_at: new Date('2026-11-01T08:00:00Z') },
      { ...review, status: 'published', published_at: new Date('2026-11-20T08:00:00Z') },
      { ...review, status: 'pending', published_at: null },
      { ...review, status: 'rejected', published_at: null },
      { ...review, status: 'spam', published_at: new Date('2026-11-21T08:00:00Z') },
    ])
    .execute();

  expect(await reviews.listPublished({ limit: 10 })).toEqual([
    {
      id: expect.any(String),
      lenderSlug: 'provident',
      name: 'Ana',
      text: 'Rate clare.',
      stars: 4,
      image: null,
      publishedAt: new Date('2026-11-20T08:00:00Z'),
    },
    expect.objectContaining({ name: 'Ion' }),
  ]);
  expect(await reviews.listPublished({ limit: 1 })).toHaveLength(1);
});

test('a review cannot be published without its date, nor with six stars', async () => {
  await using database = await createTestDatabase();
  const review = {
    lender_slug: 'provident',
    author_name: 'Ana',
    body: 'Rate clare.',
    stars: 4,
    published_at: null,
  };
  const insert = (change: object) =>
    database.db
      .insertInto('reviews')
      .values({ ...review, ...change })
      .execute();

  await expect(insert({ status: 'published' })).rejects.toThrow('check constraint');
  await expect(insert({ stars: 6 })).rejects.toThrow('check constraint');
});
