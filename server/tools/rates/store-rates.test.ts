import { beforeEach, expect, test } from 'vitest';
import type { ReferenceRate } from '#domain/tools/rates/rate.ts';
import { listenForNotifications } from '#server/db/notify.ts';
import { CHANGES } from '#server/db/changes.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createAlarmsRepository } from './alarms-repository.ts';
import type { RatesDocument } from './rates-document.ts';
import { createRatesRepository } from './rates-repository.ts';
import { storeRates } from './store-rates.ts';

const database = await openFileDatabase();
const repository = createRatesRepository(database.db);
const alarms = createAlarmsRepository(database.db);
const now = new Date('2026-11-20T12:00:00Z');
const warnings: unknown[] = [];

beforeEach(async () => {
  warnings.length = 0;
  await database.clear();
});

const euro = (day: string, value: string): ReferenceRate => ({
  provider: 'bnr',
  currency: 'EUR',
  day,
  value,
  multiplier: 1,
});
const document = (publishedOn: string, ...rates: ReferenceRate[]): RatesDocument => ({
  publishedOn,
  rates,
  bankRates: [],
  skipped: [],
});
const store = (from: RatesDocument, acceptJumps = false) =>
  storeRates({
    db: database.db,
    document: from,
    source: 'test',
    now,
    logger: { warn: (details: unknown) => void warnings.push(details) },
    acceptJumps,
  });
const stored = async () => {
  const rates = await repository.listReference('2000-01-01');
  return rates.map(({ day, value }) => [day, value]).toSorted(([a = ''], [b = '']) => a.localeCompare(b));
};

test('figures are stored digit by digit, and a repeat changes nothing', async () => {
  expect(await store(document('2026-11-20', euro('2026-11-20', '5.2450')))).toEqual({
    stored: 1,
    keptOut: 0,
  });
  expect(await store(document('2026-11-20', euro('2026-11-20', '5.2450')))).toEqual({
    stored: 0,
    keptOut: 0,
  });

  expect(await stored()).toEqual([['2026-11-20', '5.2450']]);
});

test('a day’s figure is never overwritten by an older answer', async () => {
  await store(document('2026-11-20', euro('2026-11-18', '5.2400'), euro('2026-11-20', '5.2450')));

  await store(document('2026-11-19', euro('2026-11-18', '5.1111')));

  expect(await stored()).toContainEqual(['2026-11-18', '5.2400']);
});

test('a figure that a newer answer repeats is not overwritten by one in between', async () => {
  await store(document('2026-11-18', euro('2026-11-18', '5.2400')));
  await store(document('2026-11-20', euro('2026-11-18', '5.2400')));

  await store(document('2026-11-19', euro('2026-11-18', '5.1111')));

  expect(await stored()).toEqual([['2026-11-18', '5.2400']]);
});

test('a later answer corrects a day', async () => {
  await store(document('2026-11-18', euro('2026-11-18', '5.1111')));

  await store(document('2026-11-19', euro('2026-11-18', '5.2400'), euro('2026-11-19', '5.2410')));

  expect(await stored()).toEqual([
    ['2026-11-18', '5.2400'],
    ['2026-11-19', '5.2410'],
  ]);
});

test('a jump is rejected and logged, and raises an alarm until a good figure arrives', async () => {
  await store(document('2026-11-18', euro('2026-11-18', '5.2400')));

  expect(await store(document('2026-11-19', euro('2026-11-19', '52.4000')))).toEqual({
    stored: 0,
    keptOut: 1,
  });
  expect(await stored()).toEqual([['2026-11-18', '5.2400']]);
  expect(warnings).toHaveLength(1);
  expect(await alarms.list()).toEqual([
    {
      provider: 'bnr',
      kind: 'jump',
      subject: 'EUR',
      detail: '52.4000 for 1 on 2026-11-19 after 5.2400 for 1 on 2026-11-18',
      raisedAt: now,
    },
  ]);

  await store(document('2026-11-20', euro('2026-11-20', '5.2410')));
  expect(await alarms.list()).toEqual([]);
});

test('a reviewed archive may jump', async () => {
  await store(document('2026-11-18', euro('2026-11-18', '5.2400')));

  await store(document('2026-11-19', euro('2026-11-19', '52.4000')), true);

  expect(await stored()).toHaveLength(2);
});

test('a bank’s reviewed figures far from the reference are stored', async () => {
  await store(document('2026-11-19', euro('2026-11-19', '5.2400')));
  const bankRates = [
    { bank: 'bcr', currency: 'EUR', day: '2026-11-20', multiplier: 1, buy: '3.1000', sell: '9.9000' },
  ];
  const list = { publishedOn: '2026-11-20', rates: [], skipped: [], bankRates };

  expect(await store(list)).toEqual({ stored: 0, keptOut: 1 });
  expect(await store(list, true)).toEqual({ stored: 1, keptOut: 0 });
  expect(await alarms.list()).toEqual([]);
});

test('a rate a thousand times the last is rejected, however old that is, until a person has reviewed it', async () => {
  await store(document('2021-11-18', euro('2021-11-18', '4.9500')));
  const far = document('2026-11-19', euro('2026-11-19', '5245.0000'));

  expect(await store(far)).toEqual({ stored: 0, keptOut: 1 });
  expect(await store(far, true)).toEqual({ stored: 1, keptOut: 0 });
  expect(await alarms.list()).toEqual([]);
});

test('an invalid value is named in the log, and raises an alarm until there is a valid one', async () => {
  const dollar = { ...euro('2026-11-20', '4.4012'), currency: 'USD' };
  const skipped = [{ currency: 'EUR', day: '2026-11-20', value: '-' }];
  expect(await store({ ...document('2026-11-20', dollar), skipped })).toEqual({ stored: 1, keptOut: 0 });

  const detail = '"-" on 2026-11-20 is no rate';
  expect(warnings).toEqual([{ provider: 'bnr', currency: 'EUR', detail, count: 1 }]);
  expect(await alarms.list()).toMatchObject([{ kind: 'not-a-rate', subject: 'EUR', detail }]);

  await store(document('2026-11-20', euro('2026-11-20', '5.2410')));
  expect(await alarms.list()).toEqual([]);
});

test('rates of future days are refused whole', async () => {
  const promise = store(document('2026-11-20', euro('2026-11-20', '5.2450'), euro('2026-11-23', '5.2460')));

  await expect(promise).rejects.toThrow(expect.objectContaining({ code: 'future-day' }));
  expect(await stored()).toEqual([]);
});

test('a bank’s figures far from the reference are rejected, the others stored', async () => {
  await store(document('2026-11-19', euro('2026-11-19', '5.2400')));
  const line = {
    bank: 'bcr',
    currency: 'EUR',
    day: '2026-11-20',
    multiplier: 1,
    buy: '5.1900',
    sell: '5.3400',
  };

  const result = await store({
    publishedOn: '2026-11-20',
    rates: [],
    skipped: [],
    bankRates: [line, { ...line, bank: 'brd', buy: '5.1', sell: '53.4' }],
  });

  expect(result).toEqual({ stored: 1, keptOut: 1 });
  expect(await repository.listNewestOfBanks()).toEqual([line]);
  expect(await alarms.list()).toMatchObject([{ provider: 'bank', subject: 'brd EUR' }]);
});

test('every instance is notified of new rates, and not without new ones', async () => {
  const heard: string[] = [];
  const listener = await listenForNotifications({
    connection: database.connection,
    onReconnect: () => undefined,
  });
  try {
    const first = Promise.withResolvers<void>();
    await listener.listen(CHANGES, (tag) => {
      heard.push(tag);
      first.resolve();
    });

    await store(document('2026-11-20', euro('2026-11-20', '5.2450')));
    await first.promise;
    await store(document('2026-11-20', euro('2026-11-20', '5.2450')));

    expect(heard).toEqual(['rates']);
  } finally {
    await listener.close();
  }
});
