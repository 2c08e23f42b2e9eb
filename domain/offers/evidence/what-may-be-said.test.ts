import { expect, test } from 'vitest';
import { type PriceStatement, whatMayBeSaid } from './what-may-be-said.ts';

// Row by row the statements the product's specification permits, by tier, age and coverage of amount, term and repayment.
test.each<
  [
    Parameters<typeof whatMayBeSaid>[0]['tier'],
    'recent' | 'old' | 'unknown',
    'yes' | 'no' | 'unknown',
    PriceStatement,
  ]
>([
  ['A', 'recent', 'yes', 'current'],
  ['A', 'old', 'yes', 'to-confirm'],
  ['A', 'unknown', 'yes', 'to-confirm'],
  ['B', 'recent', 'yes', 'to-confirm'],
  ['B', 'old', 'yes', 'to-confirm'],
  ['B', 'unknown', 'yes', 'to-confirm'],
  ['A', 'recent', 'no', 'none'],
  ['A', 'recent', 'unknown', 'none'],
  ['B', 'old', 'unknown', 'none'],
  ['C', 'recent', 'yes', 'measured'],
  ['C', 'old', 'unknown', 'measured'],
  ['D', 'recent', 'yes', 'lead'],
  ['D', 'old', 'no', 'lead'],
])('evidence %s, %s, covering the request: %s, is %s', (tier, age, covers, statement) => {
  expect(whatMayBeSaid({ tier, age, covers, isAboveCeiling: false })).toBe(statement);
});

test.each([
  ['A', 'history'],
  ['B', 'history'],
  ['C', 'history'],
  ['D', 'lead'],
] as const)('a price of tier %s above a ceiling in force is %s', (tier, statement) => {
  expect(whatMayBeSaid({ tier, age: 'recent', covers: 'yes', isAboveCeiling: true })).toBe(statement);
});

test('contradictory figures are a lead, whoever prints them', () => {
  const item = { tier: 'A', age: 'recent', covers: 'yes', isAboveCeiling: false, contradicts: true } as const;
  expect(whatMayBeSaid(item)).toBe('lead');
});
