import { expect, test } from 'vitest';
import type { ReferenceRate } from '#domain/tools/rates/rate.ts';
import { createRatesService } from './rates-service.ts';

const euro: ReferenceRate = {
  provider: 'bnr',
  currency: 'EUR',
  day: '2026-11-19',
  value: '5.2450',
  multiplier: 1,
};

function newService(now = '2026-11-20T10:00:00Z') {
  const state = { reads: 0, isAway: false, errors: 0, rates: [euro] };
  const service = createRatesService({
    repository: {
      async listReference() {
        state.reads += 1;
        if (state.isAway) throw new Error('the database is away');
        return state.rates;
      },
      listNewestOfBanks: async () => [],
    },
    alarms: { list: async () => [] },
    logger: { error: () => void (state.errors += 1) },
    now: () => new Date(now),
  });
  return { service, state };
}

test('rates are read once until they change', async () => {
  const { service, state } = newService();

  await Promise.all([service.load(), service.load()]);
  expect(state.reads).toBe(1);

  state.rates = [euro, { ...euro, day: '2026-11-20', value: '5.2500' }];
  service.invalidate();
  expect((await service.load()).newestDay).toBe('2026-11-20');
});

test('while the database is unavailable the last known rates are served', async () => {
  const { service, state } = newService();
  await service.load();
  state.isAway = true;
  service.invalidate();

  expect((await service.load()).newestDay).toBe('2026-11-19');
  expect(state.errors).toBe(1);

  state.isAway = false;
  await service.load();
  expect(state.reads).toBe(3);
});

test('a database that never answered is an error, not an empty list', async () => {
  const { service, state } = newService();
  state.isAway = true;

  await expect(service.load()).rejects.toThrow('the database is away');
});

test.each([
  ['2026-11-20T12:59:00Z', false], // 14:59 in Romania: the day's rates may still be on their way
  ['2026-11-20T13:00:00Z', true],
  ['2026-11-20T08:00:00Z', false],
])('at %s rates of the day before are late: %s', async (now, isLate) => {
  expect(await newService(now).service.health()).toEqual({ newestDay: '2026-11-19', isLate, alarms: [] });
});
