import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { countedInWords, offersTitle } from './offers-title.ts';

const request = { principal: fromLei(2_000), term: { count: 3, unit: 'months' }, purpose: null } as const;
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [15, '15 oferte pentru 2 000 de lei pe 3 luni'],
  [1, 'O ofertă pentru 2 000 de lei pe 3 luni'],
  [0, '0 oferte pentru 2 000 de lei pe 3 luni'],
  [19, '19 oferte pentru 2 000 de lei pe 3 luni'],
  [20, '20 de oferte pentru 2 000 de lei pe 3 luni'],
  [101, '101 oferte pentru 2 000 de lei pe 3 luni'],
])('%i offers have the title "%s"', (count, title) => {
  expect(spaced(offersTitle(count, request))).toBe(title);
});

test('amount and term follow the rules for "de" and for the article of one', () => {
  const small = { principal: fromLei(119), term: { count: 30, unit: 'days' }, purpose: null } as const;
  const month = { principal: fromLei(500), term: { count: 1, unit: 'months' }, purpose: null } as const;
  expect(spaced(offersTitle(3, small))).toBe('3 oferte pentru 119 lei pe 30 de zile');
  expect(spaced(offersTitle(3, month))).toBe('3 oferte pentru 500 de lei pe o lună');
});

test.each([
  [3, 16, 'În listă sunt 16 creditori; știm că 3 dau atât.'],
  [1, 2, 'În listă sunt 2 creditori; știm că unul dă atât.'],
  [0, 20, 'În listă sunt 20 de creditori; nu știm dacă vreunul dă atât.'],
  [2, 2, 'În listă sunt 2 creditori; știm că toți dau atât.'],
  [1, 1, 'În listă este un creditor; știm că dă atât.'],
  [0, 1, 'În listă este un creditor; nu știm dacă dă atât.'],
])('%i confirmed of %i have the explanation: %s', (confirmed, served, words) => {
  expect(spaced(countedInWords({ confirmed, served }))).toBe(words);
});
