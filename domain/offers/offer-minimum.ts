import { drawnWithin, minimumRule, yearlyPercent } from '#domain/offers/evidence/minimum-terms.ts';
import type { KnownProduct } from './offer-evidence.ts';
import { minimumPayments, type MinimumPlan } from '#domain/loan/minimum-payments.ts';
import type { Bani } from '#domain/base/money/bani.ts';

/** What paying only the minimum of a line does to what is drawn from it; `plan` null: the debt never ends. */
export type OfferMinimum = { drawn: Bani; plan: MinimumPlan | null };

/**
 * The same for the first line among an offer's products whose price and smallest payment are known.
 * @param principal what is asked for, in bani; drawn is the nearest that the line lends
 * @returns null for an offer without such a line
 */
export function offerMinimum(products: readonly KnownProduct[], principal: Bani): OfferMinimum | null {
  for (const { terms, amount } of products) {
    const rule = terms && minimumRule(terms.repayment);
    const percent = rule && yearlyPercent(terms.interest);
    if (!rule || percent === null) continue;
    const drawn = drawnWithin(amount, principal);
    return { drawn, plan: minimumPayments(drawn, percent, rule) };
  }
  return null;
}
