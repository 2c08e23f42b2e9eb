import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { type PriceAlert, priceAlertInWords, priceNews } from './price-alert.ts';

const lei = (amount: number | null) => (amount === null ? null : fromLei(amount));
const alert = (known: number | null, threshold: number | null): PriceAlert => ({
  loan: { principal: fromLei(2000), term: { count: 3, unit: 'months' } },
  known: lei(known),
  threshold: lei(threshold),
});

test.each([
  [2239, null, 2239, null],
  [2239, null, 2239.01, 'changed'],
  [2239, null, 2100, 'changed'],
  [2239, null, null, null],
  [null, null, null, null],
  [null, null, 2239, 'appeared'],
  [2239, 2200, 2239, null],
  [2239, 2200, 2300, null],
  [2239, 2200, 2200, null],
  [2239, 2200, 2199.99, 'fell'],
  [null, 2200, 2200, null],
  [null, 2200, 2150, 'appeared'],
] as const)(
  'with %s lei to pay back when it was asked for and %s as threshold, %s lei are: %s',
  (known, threshold, total, news) => {
    expect(priceNews(alert(known, threshold), lei(total))).toBe(news);
  },
);

test.each([
  [2239, null, 'când se schimbă'],
  [null, null, 'când apare'],
  [2239, 2200, 'când dați înapoi sub 2\u00a0200\u00a0de\u00a0lei'],
] as const)('an alert that knew %s with the threshold %s is told by „%s”', (known, threshold, when) => {
  expect(priceAlertInWords(alert(known, threshold), 'Creditor')).toBe(
    `prețul de la Creditor pentru 2\u00a0000\u00a0de\u00a0lei pe 3\u00a0luni, ${when}`,
  );
});
