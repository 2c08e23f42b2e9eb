import type { RulePack } from '#domain/law/rule-pack.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import type { PlaceholderValues } from './placeholders.ts';

const NOT_PREPARED = '(regulile acestei țări nu sunt pregătite)';

/**
 * Placeholders for what the rules of credit in force say, so that texts follow a change of law: the warning, the days
 * of withdrawal (`14 zile`), the law that sets the ceilings.
 * @param pack null for a country that is not prepared
 */
export function ruleValues(pack: RulePack | null): PlaceholderValues {
  const days = pack?.withdrawalDays?.value;
  return {
    'lege.avertisment': pack?.warning ?? NOT_PREPARED,
    'lege.retragere': days === undefined ? NOT_PREPARED : countNoun(days, 'zi', 'zile'),
    'lege.plafoane': pack?.capLawName ?? NOT_PREPARED,
  };
}
