import { penaltyLimit } from '#domain/law/penalty-limit.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import { lenderIdentity, type IdentifiedLender } from '#domain/offers/lenders/lender-identity.ts';
import type { Source } from '#domain/offers/offer.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';

/** The law about late payment: a sentence that ends in `most`, if there is one. */
export type LateRule = { text: string; most: string | null; source: Source };

/**
 * Returns the limit of penalties of this lender for an amount: for an IFN with its register number as a fact, for others as the
 * rule for IFNs.
 * @param lender null: no record of an offer
 * @returns null in a country without such a law
 */
export function lateRule(
  lender: IdentifiedLender | null,
  principal: Bani,
  pack: RulePack | null,
): LateRule | null {
  const isFound = lender !== null && lenderIdentity(lender) === 'registered';
  const lenderKind = isFound ? lender.lenderKind : 'unknown';
  const limit = penaltyLimit(principal, pack);
  if (!pack || !limit || pack.capLawName === null) return null;
  const { source } = limit;
  if (lenderKind === 'foreign-bank') {
    const text = `${pack.capLawName} limitează penalizările IFN-urilor, nu și pe ale băncilor (art. 1): limita o căutați în contract.`;
    return { text, most: null, source: pack.capScope?.source ?? source };
  }
  const start = lenderKind === 'unknown' ? 'Dacă firma este un IFN înscris la BNR, prin lege' : 'Prin lege,';
  const sum = moneyInSentence(principal);
  return {
    text: limit.withCost
      ? `${start} costul cu tot cu întârzieri nu trece de suma împrumutată: la ${sum}, se oprește la`
      : `${start} dobânda penalizatoare are limita ei, peste restul costului: la ${sum}, se oprește la alți`,
    most: moneyInSentence(limit.most),
    source,
  };
}
