import { expect, test } from 'vitest';
import { penaltyLimitInWords } from './rules-in-words.ts';
import { romanianRulePacks } from './romanian-rule-packs.ts';
import { rulePackInForce } from './rule-pack-in-force.ts';

const pack = rulePackInForce(romanianRulePacks, '2026-11-22');

test('the text says that penalties count inside the cost', () => {
  expect(penaltyLimitInWords(pack)?.replaceAll('\u00a0', ' ')).toBe(
    'la credite de până la 25 000 de lei, ea și restul costului nu pot depăși, la un loc, suma împrumutată',
  );
});

test('the text for a law that counts penalties separately states it', () => {
  expect(penaltyLimitInWords(pack && { ...pack, penaltiesInCostUpTo: null })).toBe(
    'ea nu poate depăși suma împrumutată',
  );
  expect(penaltyLimitInWords(null)).toBeNull();
});
