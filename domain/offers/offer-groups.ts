import type { OfferEvidence } from './offer-evidence.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { OfferQuote } from './offer-quote.ts';
import { isPaidAsAsked } from './repayment-profile.ts';

/**
 * Groups of a list of offers, in order, with the words of /cum-ordonam/. The visitor's choice orders the prices inside a group;
 * lenders without a price are ordered by name.
 */
export const offerGroups = {
  current: 'preț publicat de creditor, de cel mult un an, plătit cum ați cerut',
  'current-otherwise':
    'preț publicat de creditor, de cel mult un an, plătit altfel: o singură dată, la sfârșit, sau numai în rate',
  'to-confirm': 'preț mai vechi sau fără dată, plătit cum ați cerut',
  'to-confirm-otherwise': 'preț mai vechi sau fără dată, plătit altfel',
  'known-to-serve': 'fără preț, dar despre care o sursă de cel mult un an spune că dau suma',
  unpriced: 'fără preț, toți ceilalți',
} as const;
export type OfferGroup = keyof typeof offerGroups;

/** @param principal requested amount, in bani */
export function groupOfOffer(
  { evidence }: { evidence: OfferEvidence },
  quote: OfferQuote,
  principal: LoanRequest['principal'],
): OfferGroup {
  if (quote.status !== 'priced')
    return isKnownToServe({ evidence }, principal) ? 'known-to-serve' : 'unpriced';
  const isAsAsked = isPaidAsAsked(quote);
  if (quote.evidence === 'current') return isAsAsked ? 'current' : 'current-otherwise';
  return isAsAsked ? 'to-confirm' : 'to-confirm-otherwise';
}

/** Tells whether a source of the last 12 months says that the lender gives this amount; unknown limits say nothing. */
export function isKnownToServe(
  { evidence }: { evidence: OfferEvidence },
  principal: LoanRequest['principal'],
): boolean {
  return evidence.products.some(
    ({ age, amount: { min, max } }) =>
      age === 'recent' && max !== null && principal <= max && (min === null || principal >= min),
  );
}
