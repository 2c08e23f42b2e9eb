import { expect, test } from 'vitest';
import { romanianRulePacks } from './romanian-rule-packs.ts';
import { rulePackInForce } from './rule-pack-in-force.ts';

test.each([
  ['2024-11-10', undefined],
  ['2024-11-11', '2024-11-11'],
  ['2026-11-19', '2024-11-11'],
  ['2026-11-20', '2026-11-20'],
  ['2030-01-01', '2026-11-20'],
])('on %s the rules from %s are in force', (isoDate, validFrom) => {
  expect(rulePackInForce(romanianRulePacks, isoDate)?.validFrom).toBe(validFrom);
});

test('the order of the packs does not matter', () => {
  const backwards = romanianRulePacks.toReversed();
  expect(rulePackInForce(backwards, '2026-11-21')?.validFrom).toBe('2026-11-20');
});

test('a country without packs has no rules in force', () => {
  expect(rulePackInForce([], '2026-11-21')).toBeNull();
});
