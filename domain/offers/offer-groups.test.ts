import { expect, test } from 'vitest';
import { withEvidence } from './offer-evidence.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { newOffer } from '#tests/factories/new-offer.ts';
import { groupOfOffer, offerGroups } from './offer-groups.ts';
import type { OfferQuote } from './offer-quote.ts';

const offer = withEvidence(newOffer(), '2026-11-26');
const quote = (evidence: 'current' | 'to-confirm', differs: 'single-payment' | null) =>
  ({ status: 'priced', evidence, differs }) as OfferQuote;
const limited = {
  evidence: {
    ...offer.evidence,
    products: offer.evidence.products.map((product) => ({
      ...product,
      age: 'recent' as const,
      amount: { min: null, max: fromLei(3_000) },
    })),
  },
};
const unpriced: OfferQuote = { status: 'unpriced', legalMaximum: null };

test('six groups stand in the order of their publication', () => {
  const found = [
    groupOfOffer(offer, quote('current', null), fromLei(2_000)),
    groupOfOffer(offer, quote('current', 'single-payment'), fromLei(2_000)),
    groupOfOffer(offer, quote('to-confirm', null), fromLei(2_000)),
    groupOfOffer(offer, quote('to-confirm', 'single-payment'), fromLei(2_000)),
    groupOfOffer(limited, unpriced, fromLei(2_000)),
    groupOfOffer(offer, unpriced, fromLei(2_000)),
  ];
  expect(found).toEqual(Object.keys(offerGroups));
  // A lender known to give less than requested belongs to the others.
  expect(groupOfOffer(limited, unpriced, fromLei(3_001))).toBe('unpriced');
});
