import type { Figure } from '#domain/base/sources/source-schema.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { formatRate } from '#domain/base/text/format-percent.ts';
import type { RulePack } from './rule-pack.ts';

/** Writes a percentage of the law with all its decimals: `1%`, `0,8%`, `34,5%`, `34,25%`. */
export function lawPercent(percent: number): string {
  return formatRate(percent);
}

/**
 * Writes a ceiling of DAE with the day of the rate it follows: `34,5% (la dobânda BNR din 15.05.2026)`. A later decision of the
 * central bank moves the ceiling, so the percentage is never written alone.
 */
export function datedAprCap({ value, source }: Figure<number>): string {
  const day = source.date === null ? 'de la o dată necunoscută' : `din ${formatDate(source.date)}`;
  return `${lawPercent(value)} (la dobânda BNR ${day})`;
}

/**
 * Writes the limit of penalty interest, as the end of a sentence: „Dobânda penalizatoare are o limită: {words}.”
 * @returns null where the law has no such limit
 */
export function penaltyLimitInWords(pack: RulePack | null): string | null {
  if (pack?.penaltiesInCostUpTo) {
    const upTo = leiInSentence(pack.penaltiesInCostUpTo.value);
    return `la credite de până la ${upTo}, ea și restul costului nu pot depăși, la un loc, suma împrumutată`;
  }
  if (!pack?.penaltyCapPercent) return null;
  const { value } = pack.penaltyCapPercent;
  return `ea nu poate depăși ${value === 100 ? '' : `${lawPercent(value)} din `}suma împrumutată`;
}
