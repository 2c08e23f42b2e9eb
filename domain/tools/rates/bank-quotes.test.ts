import { expect, test } from 'vitest';
import { bankQuotes } from './bank-quotes.ts';
import { convert } from './convert.ts';

const rate = { bank: 'bcr', day: '2026-08-19', multiplier: 1 };
const rates = [
  { ...rate, currency: 'EUR', buy: '5.1952', sell: '5.2952' },
  { ...rate, currency: 'USD', buy: '4.4500', sell: '4.5800' },
  { ...rate, currency: 'HUF', multiplier: 100, buy: '1.4000', sell: '1.4800' },
  { ...rate, currency: 'GBP', day: '2026-08-18', buy: '6.0500', sell: '6.2000' },
];
const answer = (from: string, to: string, amount: number) => {
  const quotes = bankQuotes(rates, { from, to });
  return quotes && convert(amount, quotes.from, quotes.to);
};

test("a bank buys the visitor's currency and sells the other one", () => {
  expect(answer('EUR', 'RON', 100)).toBe(519.52);
  expect(answer('RON', 'EUR', 529.52)).toBe(100);
  // 100 · 5,1952 / 4,5800 = 113,4323…
  expect(answer('EUR', 'USD', 100)).toBe(113.43);
  expect(answer('HUF', 'RON', 1_000)).toBe(14);
});

test("currencies without the bank's rates, or with rates of different days, are not converted at it", () => {
  expect(answer('CHF', 'RON', 100)).toBeNull();
  expect(answer('EUR', 'CHF', 100)).toBeNull();
  expect(answer('EUR', 'GBP', 100)).toBeNull();
  expect(answer('GBP', 'RON', 100)).toBe(605);
});
