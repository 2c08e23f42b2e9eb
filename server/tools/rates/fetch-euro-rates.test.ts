import { beforeEach, expect, test } from 'vitest';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { fetchEuroRates } from './fetch-euro-rates.ts';
import { createRatesRepository } from './rates-repository.ts';
import { startFakeBnr } from '#tests/setup/start-fake-bnr.ts';

const database = await openFileDatabase();
const now = new Date('2026-08-20T15:00:00Z');
const day = (time: string) =>
  `<Cube time="${time}"><Cube currency="USD" rate="1.2"/><Cube currency="RON" rate="5.4"/></Cube>`;
const file = `<Envelope><Cube>${day('2026-08-20')}${day('2026-08-19')}</Cube></Envelope>`;

beforeEach(() => database.clear());

test('days of the second source are stored under its own name', async () => {
  await using bank = await startFakeBnr({ '/90d.xml': { body: file } });
  const logger = { info: () => undefined, warn: () => undefined };

  await fetchEuroRates({ db: database.db, now, logger, address: `${bank.origin}/90d.xml` });

  const rates = await createRatesRepository(database.db).listReference('2026-08-20');
  expect(rates.map(({ provider, currency, value }) => `${provider} ${currency} ${value}`).toSorted()).toEqual(
    ['ecb EUR 5.400000', 'ecb USD 4.500000'],
  );
});

test.each([
  ['HTML', { body: '<!doctype html><html></html>' }],
  ['a 500', { status: 500 }],
])('%s is logged and nothing is stored', async (_name, answer) => {
  await using bank = await startFakeBnr({ '/90d.xml': answer });
  const warnings: unknown[] = [];
  const logger = { info: () => undefined, warn: (details: unknown) => void warnings.push(details) };

  await fetchEuroRates({ db: database.db, now, logger, address: `${bank.origin}/90d.xml`, retryDelayMs: 1 });

  expect(warnings).toHaveLength(1);
  expect(await createRatesRepository(database.db).newestDay('ecb')).toBeUndefined();
});
