import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { ruleValues } from './rule-values.ts';

test('texts state the rules in force', () => {
  expect(ruleValues(rulePackInForce(romanianRulePacks, '2026-11-21'))).toEqual({
    'lege.avertisment': 'Atenție! Banii împrumutați costă bani.',
    'lege.retragere': '14\u00a0zile',
    // OUG 50/2010, art. 67.
    'lege.anticipat': '1%',
    'lege.anticipat_final': '0,5%',
    'lege.plafoane': 'Legea 243/2024',
    'lege.suma_maxima': '100\u00a0000\u00a0de\u00a0lei',
    'lege.durata_maxima': '5\u00a0ani',
    'lege.lombard': '7,50%',
    'lege.lombard_data': '15.05.2026',
    'lege.dae': '34,5% (la dobânda BNR din 15.05.2026)',
    'lege.dae_ipotecar': '15,5% (la dobânda BNR din 15.05.2026)',
    'lege.penalizare':
      'la credite de până la 25\u00a0000\u00a0de\u00a0lei, ea și restul costului nu pot depăși, la un loc, suma împrumutată',
    'lege.indatorare': '40%',
    'lege.prag_1': '5\u00a0000\u00a0de\u00a0lei',
    'lege.zi_1': '1%',
    'lege.prag_2': '10\u00a0000\u00a0de\u00a0lei',
    'lege.zi_2': '0,8%',
    'lege.prag_3': '25\u00a0000\u00a0de\u00a0lei',
    'lege.zi_3': '0,6%',
  });
});

test('the text for a country without rules states that there are none', () => {
  expect(new Set(Object.values(ruleValues(null)))).toEqual(
    new Set(['(regulile acestei țări nu sunt pregătite)']),
  );
});
