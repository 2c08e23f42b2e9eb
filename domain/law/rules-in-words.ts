import { leiInSentence } from '#domain/text/format-money.ts';
import { formatPercent } from '#domain/text/format-percent.ts';
import type { RulePack } from './rule-pack.ts';

/** A percentage of the law as texts write it: `1%`, `0,8%`, `34,5%`. */
export function lawPercent(percent: number): string {
  return formatPercent(percent, Number.isInteger(percent) ? 0 : 1);
}

/**
 * Where penalty interest must stop, as the end of a sentence: „Dobânda penalizatoare are o limită: {words}.”
 * @returns null where the law has no such limit
 */
export function penaltyLimitInWords(pack: RulePack | null): string | null {
  if (pack?.penaltiesInCostUpTo) {
    const upTo = leiInSentence(pack.penaltiesInCostUpTo.value);
    return `la credite de până la ${upTo}, ea și restul costului nu pot depăși, la un loc, suma împrumutată (așa citim noi legea)`;
  }
  if (!pack?.penaltyCapPercent) return null;
  const { value } = pack.penaltyCapPercent;
  return `ea nu poate depăși ${value === 100 ? '' : `${lawPercent(value)} din `}suma împrumutată`;
}
