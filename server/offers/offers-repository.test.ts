import { expect, test } from 'vitest';
import { findOffersFile } from './offers-file.ts';
import { createOffersRepository } from './offers-repository.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';

const offers = (await findOffersFile('RO'))?.offers ?? [];
const now = new Date('2026-11-21T10:00:00Z');

test('an offer is read as it was stored, from its own country only', async () => {
  await using database = await createTestDatabase();
  const repository = createOffersRepository(database.db);
  for (const offer of offers) await repository.upsert({ ...offer, stars: 4.7 }, now);

  expect(await repository.list('RO')).toEqual(offers.map((offer) => ({ ...offer, stars: 4.7 })));
  expect(await repository.list('PL')).toEqual([]);
  expect((await repository.find('RO', '108'))?.header).toBe('Ferratum');
  expect(await repository.find('PL', '108')).toBeUndefined();
});

test('storing an offer again changes it', async () => {
  await using database = await createTestDatabase();
  const repository = createOffersRepository(database.db);
  for (const offer of offers.slice(0, 1)) {
    await repository.upsert(offer, now);
    await repository.upsert({ ...offer, isActive: false, tags: ['rate', 'fără avans'] }, now);
  }

  expect(await repository.list('RO')).toMatchObject([{ isActive: false, tags: ['rate', 'fără avans'] }]);
});

test('an unknown lead has no feed, which differs from an empty one', async () => {
  await using database = await createTestDatabase();
  const repository = createOffersRepository(database.db);

  expect(await repository.activeIds('necunoscut')).toBeUndefined();
});
