import { beforeEach, expect, test } from 'vitest';
import type { OfferRecord } from '#domain/offers/offer.ts';
import { loadStartingOffers } from './load-starting-offers.ts';
import { findOffersFile, type OffersFile } from './offers-file.ts';
import { createOffersRepository } from './offers-repository.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const repository = createOffersRepository(database.db);
const romania: OffersFile = (await findOffersFile('RO')) ?? {
  country: 'RO',
  updated: '2026-01-01',
  offers: [],
};
const now = new Date('2026-11-21T10:00:00Z');
const load = (file: OffersFile) => loadStartingOffers({ db: database.db, file, leadId: 'ro-1', now });

beforeEach(() => database.clear());

test('an empty country starts with the file, and its lead with every active offer of the file', async () => {
  expect(await load(romania)).toEqual({ added: 17, changed: 0 });

  expect(await repository.list('RO')).toEqual(romania.offers);
  const activeIds = await repository.activeIds('ro-1');
  expect(activeIds).toHaveLength(16);
  expect(activeIds).not.toContain('105'); // Credit7
});

test("an offer of the file has the file's date of change, not the program's start", async () => {
  await load({ ...romania, updated: '2026-10-05' });
  const changed = async () => (await repository.lastChanges('RO')).get('smile-credit')?.toISOString();
  expect(await changed()).toBe('2026-10-05T00:00:00.000Z');

  await repository.upsert(offerOf('102'), now);
  expect(await changed()).toBe('2026-11-21T10:00:00.000Z');
});

test('a second start changes nothing', async () => {
  await load(romania);

  expect(await load(romania)).toEqual({ added: 0, changed: 0 });
  expect(await repository.list('RO')).toEqual(romania.offers);
});

test('two instances that start together load the file once', async () => {
  await Promise.all([load(romania), load(romania)]);

  expect(await repository.list('RO')).toEqual(romania.offers);
});

test('a correction in the file changes the row that came from it', async () => {
  await load(romania);

  expect(await load(withChange('102', { url: 'https://www.smilecredit.ro/credit/' }))).toEqual({
    added: 0,
    changed: 1,
  });
  expect((await repository.find('RO', '102'))?.url).toBe('https://www.smilecredit.ro/credit/');
});

test('the file never overwrites a row edited elsewhere', async () => {
  await load(romania);
  const edited = { ...offerOf('102'), header: 'Smile Credit Online' };
  await repository.upsert(edited, now);

  await load(withChange('102', { header: 'Smile' }));

  expect(await repository.find('RO', '102')).toEqual(edited);
});

test('a new entry is added, and one removed from the file stays', async () => {
  const withoutLast = { ...romania, offers: romania.offers.slice(0, -1) };
  await load(withoutLast);

  expect(await load(romania)).toEqual({ added: 1, changed: 0 });
  await load(withoutLast);
  expect(await repository.list('RO')).toHaveLength(17);
});

test('an offer paused in the file leaves the lead feed too', async () => {
  await load(romania);

  await load(withChange('101', { isActive: false }));

  expect(await repository.activeIds('ro-1')).not.toContain('101');
});

test('a country whose offers were all edited keeps exactly those', async () => {
  await repository.upsert({ ...offerOf('101'), id: '900' }, now);

  expect(await load(romania)).toEqual({ added: 0, changed: 0 });
  expect((await repository.list('RO')).map(({ id }) => id)).toEqual(['900']);
});

function offerOf(id: string): OfferRecord {
  const offer = romania.offers.find((candidate) => candidate.id === id);
  if (!offer) throw new Error(`no offer ${id}`);
  return offer;
}

function withChange(id: string, change: Partial<OfferRecord>): OffersFile {
  return {
    ...romania,
    offers: romania.offers.map((offer) => (offer.id === id ? { ...offer, ...change } : offer)),
  };
}
