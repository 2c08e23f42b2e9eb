import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { ruleValues } from './rule-values.ts';

test('texts say what the rules in force say', () => {
  expect(ruleValues(rulePackInForce(romanianRulePacks, '2026-11-21'))).toEqual({
    'lege.avertisment': 'Atenție! Banii împrumutați costă bani.',
    'lege.retragere': '14\u00a0zile',
    'lege.plafoane': 'Legea 243/2024',
  });
});

test('a country without rules says so', () => {
  expect(new Set(Object.values(ruleValues(null)))).toEqual(
    new Set(['(regulile acestei țări nu sunt pregătite)']),
  );
});
