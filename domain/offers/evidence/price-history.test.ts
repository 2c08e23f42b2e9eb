import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import type { EvidenceItem } from './evidence-item.ts';
import { pricePerDay } from './item-price.ts';
import { lenderEvidenceSchema } from './lender-evidence.ts';
import { priceHistories } from './price-history.ts';

const known = (lender: string) =>
  lenderEvidenceSchema.parse(load(readFileSync(`content/evidence/${lender}.yml`, 'utf8')));
const smile = known('smile-credit');
const line = itemOf(smile.items, 'smile-a1');

function itemOf(items: readonly EvidenceItem[], id: string): EvidenceItem {
  const item = items.find((one) => one.id === id);
  if (!item) throw new Error(`no item ${id}`);
  return item;
}

function readOn(
  id: string,
  readAt: string,
  percent: number,
  change: Partial<EvidenceItem> = {},
): EvidenceItem {
  const figures = line.figures.map((figure) =>
    figure.measure === 'interest' ? { ...figure, value: percent } : figure,
  );
  const priceless = figures.filter(({ measure }) => measure !== 'cost' && measure !== 'total');
  return { ...line, id, figures: priceless, source: { ...line.source, readAt }, ...change };
}
const readingsOf = (items: EvidenceItem[]) => priceHistories({ items })[0]?.readings ?? [];

// Columns of the collected facts: per day of the principal.
test.each([
  ['smile-credit', 'smile-a1', 1],
  ['ferratum', 'ferratum-a1', 0.4022],
  ['ocean-credit', 'ocean-c1', 0.13],
  ['provident', 'provident-c7', 0.18],
  ['smile-credit', 'smile-c1', 0.6],
  ['credius', 'credius-c1', 0.5],
])('of %s, %s costs %f%% a day', (lender, id, percent) => {
  expect(pricePerDay(itemOf(known(lender).items, id))?.from).toBeCloseTo(percent, 2);
});

test('a printed range keeps both its ends, and „up to” is not a price', () => {
  // 1 090 to 1 099 lei for 2 000 lei and three months of 91 days.
  const range = pricePerDay(itemOf(known('viaconto').items, 'viaconto-c1'));
  expect([range?.from.toFixed(4), range?.to.toFixed(4)]).toEqual(['0.5989', '0.6038']);
  expect(pricePerDay(itemOf(known('provident').items, 'provident-c6'))).toBeNull();
});

test('each product has its own readings, by the date of the source, without leads', () => {
  const histories = priceHistories(smile);
  expect(histories.map(({ name, readings }) => [name, readings.map(({ item }) => item.id)])).toEqual([
    ['linie de credit', ['smile-a1']],
    ['linie de credit, la prelungire', ['smile-a2']],
    ['credit online, caz de test', ['smile-c1']],
  ]);
});

test('one page with the same statement on two days covers the days between them', () => {
  const readings = readingsOf([readOn('later', '2027-02-10', 1), readOn('first', '2026-11-22', 1)]);
  expect(readings.map(({ item, continues }) => [item.id, continues])).toEqual([
    ['first', null],
    ['later', 'first'],
  ]);
});

test.each([
  ['another price', readOn('later', '2027-02-10', 0.9)],
  ['another page', readOn('later', '2027-02-10', 1, { source: { ...line.source, url: 'https://a.ro/' } })],
  ['a page without an address', readOn('later', '2027-02-10', 1, { source: { ...line.source, url: null } })],
])('between two readings the price is unknown with %s', (_, later) => {
  const first = readOn('first', '2026-11-22', 1, later.source.url === null ? { source: later.source } : {});
  expect(readingsOf([first, later]).map(({ continues }) => continues)).toEqual([null, null]);
});

test('a price that returned was not constant', () => {
  const days = [
    readOn('a', '2026-11-22', 1),
    readOn('b', '2027-02-10', 0.9),
    readOn('c', '2027-05-03', 1),
    readOn('d', '2027-06-03', 1),
  ];
  expect(readingsOf(days).map(({ continues }) => continues)).toEqual([null, null, null, 'c']);
});
