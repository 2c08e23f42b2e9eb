import { beforeEach, expect, test } from 'vitest';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createAlarmsRepository } from './alarms-repository.ts';
import { createBnrProvider } from './bnr-provider.ts';
import { fetchMissingYears, fetchRates } from './fetch-rates.ts';
import { createRatesRepository } from './rates-repository.ts';
import { bnrDay, bnrSample, startFakeBnr } from '#tests/setup/start-fake-bnr.ts';

const database = await openFileDatabase();
const repository = createRatesRepository(database.db);
const alarms = createAlarmsRepository(database.db);
const logger = { info: () => undefined, warn: () => undefined };

const DAY = '/nbrfxrates.xml';
const TEN_DAYS = '/nbrfxrates10days.xml';
const YEAR = '/files/xml/years/nbrfxrates2026.xml';

// 14:00 in Romania on Thursday, 20 August 2026, the day after the newest stored rates.
const thursday = new Date('2026-08-20T11:00:00Z');

beforeEach(async () => {
  await database.clear();
  const euro = { provider: 'bnr', currency: 'EUR', multiplier: 1 } as const;
  await repository.storeReference(
    [
      { ...euro, day: '2026-08-18', value: '5.2442' },
      { ...euro, day: '2026-08-19', value: '5.2452' },
    ],
    { publishedOn: '2026-08-19', source: 'test', now: new Date('2026-08-19T11:00:00Z') },
  );
});

type Bank = Awaited<ReturnType<typeof startFakeBnr>>;
const ask = (bank: Bank, now = thursday, timeoutMs = 5_000) => {
  const provider = createBnrProvider({ origin: bank.origin, timeoutMs, retryDelayMs: 1 });
  return fetchRates({ db: database.db, provider, now, logger });
};
const stored = async () =>
  (await repository.listReference('2026-08-01')).map(({ day, value }) => `${day} ${value}`).toSorted();
const unchanged = ['2026-08-18 5.2442', '2026-08-19 5.2452'];
const standing = async () => (await alarms.list()).map(({ kind, subject }) => [kind, subject]);

test('a normal day fetches one small file', async () => {
  await using bank = await startFakeBnr({ [DAY]: { body: bnrDay('2026-08-20') } });

  expect(await ask(bank)).toBe('stored');

  expect(bank.calls).toEqual([DAY]);
  expect(await stored()).toEqual([...unchanged, '2026-08-20 5.2460']);
  expect(await standing()).toEqual([]);
});

test('a late publication changes nothing, and the alarm ends when the rates are out', async () => {
  await using bank = await startFakeBnr({ [DAY]: { body: bnrDay('2026-08-19', { EUR: '5.9999' }) } });

  expect(await ask(bank)).toBe('late');
  expect(await stored()).toEqual(unchanged);
  expect(await standing()).toEqual([['late', '']]);

  bank.answers[DAY] = { body: bnrDay('2026-08-20') };
  expect(await ask(bank)).toBe('stored');
  expect(await standing()).toEqual([]);
});

test('after a holiday the last rates before it are the expected ones', async () => {
  await using bank = await startFakeBnr({ [DAY]: { body: bnrDay('2026-08-20') } });
  await ask(bank);

  // Sunday: Friday's are expected, and Friday's arrive.
  bank.answers[DAY] = { body: bnrDay('2026-08-21') };
  expect(await ask(bank, new Date('2026-08-23T11:00:00Z'))).toBe('stored');
  expect(await stored()).toContain('2026-08-21 5.2460');
});

test.each([
  [
    'HTML instead of XML',
    '<!DOCTYPE html><html><head><title>BNR</title></head><body></body></html>',
    'not-xml',
  ],
  ['HTML that is well-formed', '<html><body>BNR</body></html>', 'unexpected-content'],
  ['a truncated file', bnrDay('2026-08-20').slice(0, -40), 'not-xml'],
  ['an empty answer', '', 'not-xml'],
  ['rates of tomorrow', bnrDay('2026-08-21'), 'future-day'],
])('%s is rejected and raises an alarm', async (_name, body, kind) => {
  await using bank = await startFakeBnr({ [DAY]: { body, type: 'text/html' } });

  expect(await ask(bank)).toBe('refused');

  expect(await stored()).toEqual(unchanged);
  expect(await standing()).toEqual([[kind, '']]);
});

test('a changed namespace changes nothing', async () => {
  const body = bnrDay('2026-08-20').replace('https://www.bnr.ro/xsd', 'urn:bnr:2027');
  await using bank = await startFakeBnr({ [DAY]: { body } });

  expect(await ask(bank)).toBe('stored');
});

test('a slow answer is given up', async () => {
  await using bank = await startFakeBnr({ [DAY]: { body: bnrDay('2026-08-20'), delayMs: 60_000 } });

  expect(await ask(bank, thursday, 100)).toBe('refused');
  expect(await stored()).toEqual(unchanged);
  expect(await standing()).toEqual([['unreachable', '']]);
});

test('an answer too large for rates is cut off, and the alarm names the reason', async () => {
  await using bank = await startFakeBnr({
    [DAY]: { body: `${bnrDay('2026-08-20')}${' '.repeat(5_000_000)}` },
  });

  expect(await ask(bank)).toBe('refused');

  expect(await stored()).toEqual(unchanged);
  const [alarm] = await alarms.list();
  expect(alarm).toMatchObject({ kind: 'unreachable' });
  expect(alarm?.detail).toContain('the answer has more than 5000000 bytes');
});

test('a 500 is retried, then given up with an alarm', async () => {
  await using bank = await startFakeBnr({ [DAY]: { status: 500 } });

  expect(await ask(bank)).toBe('refused');

  expect(bank.calls).toEqual([DAY, DAY, DAY]);
  expect(await standing()).toEqual([['unreachable', '']]);
});

test('a jump is rejected and the other currencies are stored', async () => {
  await using bank = await startFakeBnr({
    [DAY]: { body: bnrDay('2026-08-20', { EUR: '52.46', USD: '4.52' }) },
  });

  await ask(bank);

  expect(await stored()).toEqual([...unchanged, '2026-08-20 4.52']);
  expect(await standing()).toEqual([['jump', 'EUR']]);
});

test('a few missing days fetch the ten days’ file', async () => {
  await using bank = await startFakeBnr({ [TEN_DAYS]: { body: bnrDay('2026-08-24') } });

  expect(await ask(bank, new Date('2026-08-24T11:00:00Z'))).toBe('stored');
  expect(bank.calls).toEqual([TEN_DAYS]);
});

test('a long gap fetches the year', async () => {
  await using bank = await startFakeBnr({ [YEAR]: { body: bnrDay('2026-11-20') } });

  expect(await ask(bank, new Date('2026-11-21T11:00:00Z'))).toBe('stored');
  expect(bank.calls).toEqual([YEAR]);
});

test('a site without rates begins with the whole year', async () => {
  await database.clear();
  await using bank = await startFakeBnr({ [YEAR]: { body: bnrSample('nbrfxrates2026-to-2026-08-19.xml') } });

  expect(await ask(bank, new Date('2026-08-20T08:00:00Z'))).toBe('stored');
  expect(await repository.countDays('bnr', 2026)).toBe(157);
});

test('a year’s missing file does not discard the one that arrived', async () => {
  await database.clear();
  const euro = {
    provider: 'bnr',
    currency: 'EUR',
    multiplier: 1,
    day: '2025-12-10',
    value: '5.0900',
  } as const;
  await repository.storeReference([euro], { publishedOn: '2025-12-10', source: 'test', now: thursday });
  await using bank = await startFakeBnr({ [YEAR]: { body: bnrDay('2026-08-20') } });

  expect(await ask(bank)).toBe('stored');
  expect(await stored()).toEqual(['2026-08-20 5.2460']);

  // The other way around: the received file is stored, and the alarm reports that the newest is missing.
  await using before = await startFakeBnr({
    '/files/xml/years/nbrfxrates2026.xml': { body: bnrDay('2026-12-31') },
  });
  expect(await ask(before, new Date('2027-01-20T12:00:00Z'))).toBe('refused');
  expect(await stored()).toContain('2026-12-31 5.2460');
  expect(await standing()).toEqual([['unreachable', '']]);
});

test('a missing old year does not prevent reading the others', async () => {
  const year = '/files/xml/years/nbrfxrates2024.xml';
  await using bank = await startFakeBnr({ [year]: { body: bnrDay('2024-03-01') } });
  const provider = createBnrProvider({ origin: bank.origin, retryDelayMs: 1 });

  await fetchMissingYears({ db: database.db, provider, now: thursday, logger });

  expect(await repository.countDays('bnr', 2024)).toBe(1);
});

test('incomplete old years are read too', async () => {
  const years = [2021, 2022, 2023, 2024, 2025].map((year) => `/files/xml/years/nbrfxrates${year}.xml`);
  const answers = years.map((path, index) => [path, { body: bnrDay(`${2021 + index}-03-01`) }]);
  await using bank = await startFakeBnr(Object.fromEntries(answers));
  const provider = createBnrProvider({ origin: bank.origin });

  await fetchMissingYears({ db: database.db, provider, now: thursday, logger });

  expect(bank.calls).toEqual(years);
  expect(await repository.countDays('bnr', 2024)).toBe(1);
});
