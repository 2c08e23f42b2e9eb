import { penaltyLimit } from '#domain/law/penalty-limit.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { LenderKind, Source } from '#domain/offers/offer.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';

/** What the law says of being late: a sentence that ends in `most` where there is one, and what follows it. */
export type LateRule = { text: string; most: string | null; reading: string | null; source: Source };

/** The limit of penalties with this kind of lender for a sum. @returns null in a country whose law has none */
export function lateRule(lenderKind: LenderKind, principal: Bani, pack: RulePack | null): LateRule | null {
  const limit = penaltyLimit(principal, pack);
  if (!pack || !limit || pack.capLawName === null) return null;
  const { source } = limit;
  if (lenderKind === 'foreign-bank') {
    const text = `${pack.capLawName} limitează penalizările unui IFN. Băncile nu sunt cuprinse în ea (art. 1), deci nici cele din alt stat: limita o căutați în contract.`;
    return { text, most: null, reading: null, source: pack.capScope?.source ?? source };
  }
  const start = lenderKind === 'unknown' ? 'Dacă firma este un IFN, dobânda' : 'Dobânda';
  const sum = moneyInSentence(principal);
  return {
    text: limit.withCost
      ? `${start} penalizatoare se adună la restul costului, iar toate la un loc nu pot depăși suma împrumutată. La ${sum}, costul, cu întârzieri cu tot, se oprește la`
      : `${start} penalizatoare are limita ei, peste restul costului. La ${sum}, ea se oprește la alți`,
    most: moneyInSentence(limit.most),
    reading: limit.withCost
      ? 'Așa citim noi legea; o hotărâre judecătorească despre asta nu am găsit.'
      : null,
    source,
  };
}
