import type { RulePack } from '#domain/law/rule-pack.ts';
import { datedAprCap, lawPercent, penaltyLimitInWords } from '#domain/law/rules-in-words.ts';
import { countDays, countYears } from '#domain/base/text/count-time.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import type { PlaceholderValues } from './placeholders.ts';

const NOT_PREPARED = '(regulile acestei țări nu sunt pregătite)';

/** Bands of the small-credit ceilings named in texts, from the lowest amounts up. */
const CAP_BANDS = [1, 2, 3];

/**
 * Returns placeholders for the credit rules in force, so that texts follow a change of law. All are plain text: they are allowed
 * in the frontmatter too.
 * @param pack null for a country that is not prepared
 */
export function ruleValues(pack: RulePack | null): PlaceholderValues {
  const caps = pack?.dailyCaps?.value ?? [];
  const scope = pack?.capScope?.value;
  const facility = pack?.lendingFacilityPercent;
  const values: Record<string, string | null | undefined> = {
    avertisment: pack?.warning,
    // „14 zile”
    retragere: pack?.withdrawalDays && countDays(pack.withdrawalDays.value),
    // the law that sets the ceilings, and the largest and longest credit it is about: „100 000 de lei”, „5 ani”
    plafoane: pack?.capLawName,
    suma_maxima: scope && leiInSentence(scope.maxPrincipal),
    durata_maxima: scope && countYears(scope.maxYears),
    // the rate that the ceilings of DAE follow and the day it was last seen: „7,50%”, „15.05.2026”
    lombard: facility && formatPercent(facility.value, 2),
    lombard_data: facility?.source.date && formatDate(facility.source.date),
    // ceilings of DAE above the small credits and for mortgages: „34,5% (la dobânda BNR din 15.05.2026)”
    dae: pack?.generalAprCapPercent && datedAprCap(pack.generalAprCapPercent),
    dae_ipotecar: pack?.mortgageAprCapPercent && datedAprCap(pack.mortgageAprCapPercent),
    // limit of penalty interest, after „are o limită:”
    penalizare: penaltyLimitInWords(pack),
    // highest cost of early repayment at a fixed rate, with more than a year left and in the last one: „1%”, „0,5%”
    anticipat: pack?.earlyRepaymentPercent && lawPercent(pack.earlyRepaymentPercent.value.aboveAYear),
    anticipat_final: pack?.earlyRepaymentPercent && lawPercent(pack.earlyRepaymentPercent.value.lastYear),
    // usual maximum of all payments as a share of income: „40%”
    indatorare: pack?.incomeSharePercent && lawPercent(pack.incomeSharePercent.value),
  };
  for (const band of CAP_BANDS) {
    const cap = caps[band - 1];
    // highest amount of a ceiling, and its daily rate: „5 000 de lei”, „1%”
    values[`prag_${band}`] = cap && leiInSentence(cap.upTo);
    values[`zi_${band}`] = cap && lawPercent(cap.percentPerDay);
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`lege.${name}`, value ?? NOT_PREPARED]),
  );
}
