import { drawnWithin, minimumRule, yearlyPercent } from '#domain/offers/evidence/minimum-terms.ts';
import type { KnownProduct } from './offer-evidence.ts';
import { minimumPayments, type MinimumPlan } from '#domain/loan/minimum-payments.ts';
import type { Bani } from '#domain/base/money/bani.ts';

/** Effect of paying only the minimum of a line on the drawn amount; `plan` null: the debt never ends. */
export type OfferMinimum = { drawn: Bani; plan: MinimumPlan | null };

/**
 * Computes this effect for the first line among an offer's products with a known price and minimum.
 * @param principal requested amount, in bani; the drawn amount is the nearest that the line lends
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
