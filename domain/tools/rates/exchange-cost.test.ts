import { expect, test } from 'vitest';
import { exchangeAtBank } from './exchange-cost.ts';

// The form and figures of one bank's published line of 20.09.2019: BNR 4.7415, 4.6700 / 4.8200.
const bank = { bank: 'x', currency: 'EUR', day: '2019-09-20', multiplier: 1, buy: '4.6700', sell: '4.8200' };
const reference = { value: '4.7415', multiplier: 1 };

test('a visitor buys at the selling rate: 1 000 euro cost 78,50 lei more than by the reference', () => {
  const { lei, cost } = exchangeAtBank(bank, reference, { amount: 1000, side: 'buy' });

  expect(lei).toBe(482_000);
  expect(cost).toBe(7_850);
});

test('a visitor sells at the buying rate: 1 000 euro bring 71,50 lei less', () => {
  expect(exchangeAtBank(bank, reference, { amount: 1000, side: 'sell' })).toMatchObject({
    lei: 467_000,
    cost: 7_150,
  });
});

test('the spread is the difference of the two rates, relative to the reference', () => {
  const { spreadPercent } = exchangeAtBank(bank, reference, { amount: 1, side: 'buy' });

  expect(spreadPercent).toBeCloseTo(3.1636, 4); // 0.15 / 4.7415
});

test('quotes of different multipliers are combined', () => {
  const yens = { ...bank, currency: 'JPY', multiplier: 100, buy: '3.9200', sell: '4.0800' };
  const perUnit = { value: '0.039663', multiplier: 1 };

  const { lei, cost } = exchangeAtBank(yens, perUnit, { amount: 1000, side: 'buy' });

  expect(lei).toBe(4_080);
  expect(cost).toBe(114); // 40.80 − 39.663, the latter rounded to 39.66
});
