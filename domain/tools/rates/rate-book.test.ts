import { expect, test } from 'vitest';
import { createRateBook, findRate, newestCommonDay, pairPoints } from './rate-book.ts';
import type { ReferenceProvider, ReferenceRate } from './rate.ts';

function rate(
  currency: string,
  day: string,
  value: string,
  provider: ReferenceProvider = 'bnr',
): ReferenceRate {
  return { provider, currency, day, value, multiplier: 1 };
}

const book = createRateBook(
  [
    rate('EUR', '2026-08-19', '5.2452'),
    rate('EUR', '2026-08-18', '5.2442'),
    rate('EUR', '2026-08-18', '5.2440', 'ecb'),
    rate('EUR', '2025-12-30', '5.0960', 'ecb'),
    rate('USD', '2026-08-19', '4.5190'),
    rate('USD', '2025-12-30', '4.3300', 'ecb'),
    rate('AED', '2026-08-19', '1.2303'),
  ],
  [],
);

test('the newest day is the national bank’s', () => {
  expect(book.newestDay).toBe('2026-08-19');
  expect(createRateBook([rate('EUR', '2026-09-01', '5', 'ecb')], []).newestDay).toBeNull();
});

test('the national bank’s rate counts where both have one', () => {
  expect(findRate(book, 'EUR', { until: '2026-08-18' })).toMatchObject({ value: '5.2442', provider: 'bnr' });
});

test('a day without rates has the last ones before it', () => {
  expect(findRate(book, 'EUR', { until: '2026-01-01' })).toMatchObject({
    day: '2025-12-30',
    provider: 'ecb',
  });
  expect(findRate(book, 'EUR', { until: '2025-01-01' })).toBeUndefined();
  expect(findRate(book, 'HRK')).toBeUndefined();
});

test('the provider is chosen first, then the day', () => {
  expect(findRate(book, 'EUR', { provider: 'ecb' })).toMatchObject({ day: '2025-12-30' });
  expect(findRate(book, 'EUR', { provider: 'bnr', until: '2026-01-01' })).toBeUndefined();
});

test('the European Central Bank fills no day on which the national bank does not publish', () => {
  // Monday, 01.12.2025, is a holiday in Romania alone.
  const holiday = createRateBook(
    [rate('EUR', '2025-12-01', '5.09', 'ecb'), rate('EUR', '2025-11-28', '5.08')],
    [],
  );
  expect(findRate(holiday, 'EUR')).toMatchObject({ day: '2025-11-28' });
});

test('the newest day of several currencies is one that each of them has', () => {
  expect(newestCommonDay(book, ['EUR', 'USD'])).toBe('2026-08-19');
  const apart = createRateBook([rate('EUR', '2026-08-18', '5'), rate('MDL', '2026-08-17', '0.3')], []);
  expect(newestCommonDay(apart, ['EUR', 'MDL'])).toBeUndefined();
});

test('a pair has the days that both sides have', () => {
  const points = pairPoints(book, 'EUR', 'USD', '2025-01-01');

  expect(points.map(({ day, provider }) => [day, provider])).toEqual([
    ['2025-12-30', 'ecb'],
    ['2026-08-19', 'bnr'],
  ]);
});

test('a pair with the leu has every day of the other side', () => {
  expect(pairPoints(book, 'EUR', 'RON', '2026-01-01').map(({ from }) => from.value)).toEqual([
    '5.2442',
    '5.2452',
  ]);
  expect(pairPoints(book, 'RON', 'AED', '2026-01-01').map(({ to }) => to.value)).toEqual(['1.2303']);
});

test('a currency without rates has no points', () => {
  expect(pairPoints(book, 'BGN', 'RON', '2026-01-01')).toEqual([]);
  expect(pairPoints(book, 'EUR', 'BGN', '2026-01-01')).toEqual([]);
});
