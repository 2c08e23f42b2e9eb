import type { LenderKind, Offer } from '#domain/offers/offer.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { formatNumber } from '#domain/text/format-number.ts';
import { offerReach } from './offer-reach.ts';
import { offerSources } from './offer-sources.ts';
import type { OfferView } from './offer-view.ts';
import { agesFrom, isOldSource } from '#domain/offers/source-age.ts';

const lenderKinds: Record<LenderKind, string | null> = {
  ifn: 'IFN',
  'foreign-bank': 'Bancă din alt stat',
  unknown: null,
};

/**
 * The sentences about an offer that hold for any amount and term. Nothing is said that has no source.
 * @param offer with its claims already allowed or dropped (applyOfferClaims)
 * @param today yyyy-mm-dd, to tell old prices
 */
export function presentOffer(offer: Offer, today: string): OfferView {
  const { amount, term, price, lenderKind, isActive, repayment, firstLoan } = offer;
  const priceYear = price && agesFrom(price.source).slice(0, 4);
  const old = price !== null && isOldSource(price.source, today);
  return {
    amount,
    term,
    price,
    lenderKind,
    isActive,
    repayment,
    firstLoan,
    id: offer.id,
    slug: offer.slug,
    header: offer.header,
    identity: identityLine(offer),
    reach: offerReach(offer),
    canLeave: offer.url !== null,
    detailsHref: offer.lenderLink,
    claims: claimsOf(offer),
    conditions: offer.conditions.map(({ value }) => value),
    firstLoanNote: firstLoan && firstLoanNote(firstLoan.value),
    priceTag: price === null ? null : old ? `preț din ${priceYear}` : 'preț cu sursă',
    priceNote: price && priceNote(old ? priceYear : null, amount?.value.max == null),
    sources: offerSources(offer),
  };
}

/** What must be asked before a price counts: whether it still holds, and whether the lender gives such a sum at all. */
function priceNote(oldYear: string | null, isMaximumUnknown: boolean): string | null {
  const sentences = [
    oldYear && `Prețul este din ${oldYear}. Confirmați-l la creditor înainte de a semna.`,
    isMaximumUnknown && 'Nu am găsit cât împrumută cel mult: întrebați și despre asta.',
  ].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : null;
}

function identityLine({ lenderKind, registers, tags }: Offer): string {
  const register = registers?.value[0] ?? 'număr de registru negăsit';
  return [lenderKinds[lenderKind], register, ...tags].filter((part) => part !== null).join(' · ');
}

function claimsOf({ stars, field2, field4 }: Offer): string[] {
  const rating = stars === null ? null : `${formatNumber(stars, 1)} din 5`;
  return [rating, field2, field4].filter((claim) => claim !== null);
}

function firstLoanNote({ freeDays, condition }: { freeDays: number; condition: string }): string {
  return `0% în primele ${countNoun(freeDays, 'zi', 'zile')}. ${condition}`;
}
