import { expect, test } from 'vitest';
import { fromLei } from '#domain/money/bani.ts';
import { offersTitle } from './offers-title.ts';

const request = { principal: fromLei(2_000), term: { count: 3, unit: 'months' }, purpose: null } as const;
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [15, '15 oferte pentru 2 000 de lei pe 3 luni'],
  [1, 'O ofertă pentru 2 000 de lei pe 3 luni'],
  [0, 'Nicio ofertă confirmată pentru 2 000 de lei pe 3 luni'],
  [19, '19 oferte pentru 2 000 de lei pe 3 luni'],
  [20, '20 de oferte pentru 2 000 de lei pe 3 luni'],
  [101, '101 oferte pentru 2 000 de lei pe 3 luni'],
])('%i offers are titled "%s"', (count, title) => {
  expect(spaced(offersTitle(count, request))).toBe(title);
});

test('the sum and the term follow the "de" rule and the article of one', () => {
  const small = { principal: fromLei(119), term: { count: 30, unit: 'days' }, purpose: null } as const;
  const month = { principal: fromLei(500), term: { count: 1, unit: 'months' }, purpose: null } as const;
  expect(spaced(offersTitle(3, small))).toBe('3 oferte pentru 119 lei pe 30 de zile');
  expect(spaced(offersTitle(3, month))).toBe('3 oferte pentru 500 de lei pe o lună');
});
