import { expect, test } from 'vitest';
import { rankBanks } from './rank-banks.ts';
import { createRateBook } from './rate-book.ts';

const reference = {
  provider: 'bnr',
  currency: 'EUR',
  day: '2026-11-20',
  value: '5.2000',
  multiplier: 1,
} as const;
const bank = (slug: string, buy: string, sell: string, day = '2026-11-20') => ({
  bank: slug,
  currency: 'EUR',
  day,
  multiplier: 1,
  buy,
  sell,
});
const book = createRateBook(
  [reference],
  [
    bank('scump', '5.0500', '5.3500'),
    bank('ieftin', '5.1500', '5.2500'),
    bank('vechi', '5.2000', '5.2000', '2026-11-13'),
    { ...bank('alta', '4.4', '4.6'), currency: 'USD' },
  ],
);

test('the bank with the lowest cost comes first; old figures and other currencies are left out', () => {
  const ranked = rankBanks(book, { currency: 'EUR', amount: 100, side: 'buy' }, '2026-11-21');

  // (5.25 − 5.20) · 100 and (5.35 − 5.20) · 100 lei
  expect(ranked.map(({ rate, cost }) => [rate.bank, cost])).toEqual([
    ['ieftin', 500],
    ['scump', 1500],
  ]);
});

test('figures without a reference of their time are not ranked', () => {
  const old = createRateBook([{ ...reference, day: '2026-11-18' }], [bank('x', '5.1500', '5.2500')]);
  const dayBefore = createRateBook([{ ...reference, day: '2026-11-19' }], [bank('x', '5.1500', '5.2500')]);
  const exchange = { currency: 'EUR', amount: 100, side: 'buy' } as const;

  expect(rankBanks(old, exchange, '2026-11-21')).toEqual([]);
  expect(rankBanks(dayBefore, exchange, '2026-11-21')).toHaveLength(1);
});

test('a bank is compared with the national bank’s rate alone, even if the European Central Bank’s is newer', () => {
  const book2 = createRateBook(
    [
      { ...reference, day: '2026-11-19' },
      { ...reference, provider: 'ecb', value: '5.2100' },
    ],
    [bank('x', '5.1500', '5.2500')],
  );
  const [ranked] = rankBanks(book2, { currency: 'EUR', amount: 100, side: 'buy' }, '2026-11-21');
  expect(ranked?.reference).toMatchObject({ day: '2026-11-19', value: '5.2000', provider: 'bnr' });
});

test('a bank whose currency has no reference cannot be ranked', () => {
  expect(rankBanks(book, { currency: 'USD', amount: 100, side: 'sell' }, '2026-11-21')).toEqual([]);
});
