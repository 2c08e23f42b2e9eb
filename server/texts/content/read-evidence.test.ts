import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readEvidence } from './read-evidence.ts';

const all = [...readEvidence('content').values()];
const items = all.flatMap(({ lender, items: own }) => own.map((item) => ({ lender, ...item })));
const find = (id: string) => items.find((item) => item.id === id);

// Counted by hand in the facts collected on 22.11.2026: 55 items of prices and 28 more of other lenders.
test('every collected item of evidence is present, once, with its tier', () => {
  expect(items).toHaveLength(83);
  const tiers = Map.groupBy(items, ({ tier }) => tier);
  expect(Object.fromEntries([...tiers].map(([tier, own]) => [tier, own.length]))).toEqual({
    A: 37,
    B: 8,
    C: 19,
    D: 19,
  });
});

// Figures as the sources print them, one of each kind.
test.each([
  [
    'smile-a1',
    'A',
    [
      ['interest', 1, 'percent-a-day'],
      ['total', 560, 'lei'],
      ['free-days', 3, 'days'],
    ],
  ],
  [
    'ferratum-a1',
    'A',
    [
      ['interest', 146.8, 'percent-a-year'],
      ['minimum-payment', 14, 'percent'],
    ],
  ],
  ['viva-b1', 'B', [['interest', 1.2, 'percent-a-day']]],
  ['ocean-c1', 'C', [['cost', 239, 'lei']]],
  ['provident-c5', 'C', [['instalment', 64.5, 'lei']]],
  ['viaconto-d1', 'D', [['analysis-fee', 55, 'lei']]],
  [
    '12rate-a2',
    'A',
    [
      ['interest', 0.75, 'percent-a-day'],
      ['instalment', 319.57, 'lei'],
      ['apr', 1_039.75, 'percent'],
    ],
  ],
  [
    'tbicredit-a2',
    'A',
    [
      ['insurance', 878.13, 'lei'],
      ['instalment', 599.47, 'lei'],
    ],
  ],
  [
    'ucfin-b1',
    'B',
    [
      ['monthly-fee', 10, 'lei'],
      ['first-payment', 59, 'days'],
      ['apr', 46.01, 'percent'],
    ],
  ],
] as const)('%s, tier %s, says %j', (id, tier, figures) => {
  const item = find(id);
  expect(item?.tier).toBe(tier);
  for (const [measure, value, unit] of figures) {
    expect(item?.figures).toContainEqual(expect.objectContaining({ measure, value, unit }));
  }
});

test('an incompletely read figure is a range, and „peste” alone is not a figure', () => {
  expect(find('viaconto-c1')?.figures).toEqual([{ measure: 'cost', value: 1_090, to: 1_099, unit: 'lei' }]);
  expect(find('hora-b2')?.figures).toContainEqual({
    measure: 'apr',
    value: 60_000,
    bound: 'above',
    unit: 'percent',
  });
});

test('documents with personal data have no address, and no person is named as having opened a live page', () => {
  expect(find('viva-b1')?.source.url).toBeNull();
  expect(
    items.filter(({ enteredBy, approvedBy }) => enteredBy !== 'starting-data' || approvedBy !== 'nobody'),
  ).toEqual([]);
});

const item = `
  - id: x-a1
    tier: A
    product: linie
    client: unknown
    secured: unknown
    figures: [{ measure: interest, value: 1, unit: percent-a-day }]
    principalLei: unknown
    term: unknown
    repayment: unknown
    source: { name: pagina, url: null, readAt: '2026-11' }
    dating: { by: unknown }
    quote: null
    copyHash: none
    enteredBy: starting-data
    approvedBy: nobody
`;
const file = (text: string) => `lender: x\nname: X\nlegalName: unknown\nitems:${text}`;

test.each([
  ['a unit that does not fit', file(item.replace('percent-a-day', 'lei')), 'items.0.figures.0.unit'],
  [
    'a date without how it is known',
    file(item.replace("readAt: '2026-11'", "date: '2022'")),
    'items.0.dating',
  ],
  ['an id used twice', file(item + item), 'two items have the id x-a1'],
  ['a field nobody knows', file(item.replace('quote: null', 'quote: null\n    note: x')), 'items.0'],
  ['another lender’s name', file(item).replace('lender: x', 'lender: y'), 'the file of y is evidence/y.yml'],
])('%s is refused, naming file and field', (_, text, message) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'evidence-'));
  mkdirSync(path.join(folder, 'evidence'));
  writeFileSync(path.join(folder, 'evidence/x.yml'), text);
  try {
    expect(() => readEvidence(folder)).toThrow(message);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
