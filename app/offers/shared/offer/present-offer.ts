import {
  type IdentifiedLender,
  lenderIdentity,
  type LenderIdentity,
  provenIdentity,
} from '#domain/offers/lenders/lender-identity.ts';
import { type EvidenceState, withEvidence } from '#domain/offers/offer-evidence.ts';
import { reportHref } from '#domain/base/forms/figure-report.ts';
import { oldPriceInWords } from '#domain/offers/old-price-in-words.ts';
import type { Offer, Source } from '#domain/offers/offer.ts';
import { freeDaysNote } from '#domain/offers/free-days-note.ts';
import { briefSource } from '#domain/base/text/brief-source.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { knownInShort } from './known-in-short.ts';
import { offerReach } from './offer-reach.ts';
import { offerSources } from './offer-sources.ts';
import type { CitedSource, OfferView } from './offer-view.ts';
import type { LenderKind } from '#domain/offers/lenders/lender-kind-schema.ts';
import { capitalized } from '#domain/base/text/capitalized.ts';

/** Facts about a lender besides its offer. */
export type KnownLender = Pick<OfferView, 'canAsk' | 'phone' | 'sources'> & {
  /** „cost 239 lei în 2020”, „pe lună cel puțin 14% din datorie”: further facts for its row */
  facts: readonly string[];
};

const lenderKinds: Record<LenderKind, string | null> = {
  ifn: 'IFN',
  'foreign-bank': 'Bancă din alt stat',
  unknown: null,
};

/**
 * Writes the sentences about an offer that hold for any amount and term. Nothing without a source is stated.
 * @param offer with its claims already allowed or dropped (applyOfferClaims)
 * @param today yyyy-mm-dd, to recognise old prices
 * @param lender further known facts, for lists that show them
 */
export function presentOffer(
  offer: Offer,
  today: string,
  lender: KnownLender = { canAsk: false, phone: null, facts: [], sources: [] },
): OfferView {
  const { lenderKind, isActive } = offer;
  const { amount, term, price, repayment, firstLoan, evidence } = withEvidence(offer, today);
  return {
    amount,
    term,
    price,
    lenderKind,
    isActive,
    repayment,
    firstLoan,
    evidence,
    id: offer.id,
    slug: offer.slug,
    header: offer.header,
    legalName: provenIdentity(offer).legalName?.value ?? null,
    identityLine: [identityInWords(offer), ...offer.tags].join(' · '),
    reach: offerReach(evidence.products),
    canLeave: isActive && evidence.identity !== 'missing' && offer.url !== null,
    canAsk: lender.canAsk,
    detailsHref: offer.lenderLink,
    claims: claimsOf(offer),
    conditions: offer.conditions.map(({ value }) => value),
    arrival: arrivalOf(offer),
    freeDaysNote: freeDaysNote(offer),
    priceTag: price && priceTag(evidence.price, price.source),
    priceNote: price && priceNote(evidence.price, price.source),
    briefSource: price && briefSource(price.source),
    sources: [...offerSources(offer), ...lender.sources, reportLine(offer.slug)],
    known: [...knownInShort(offer, evidence.products), arrivalOf(offer), ...lender.facts]
      .filter(Boolean)
      .join(' · '),
    phone: lender.phone,
  };
}

function arrivalOf({ conditions }: Offer): string | null {
  return conditions.find(({ arrival }) => arrival !== undefined)?.arrival ?? null;
}

/** Returns the last line of the sources, which links to the report form: browsers need no code for it. */
function reportLine(lender: string): CitedSource {
  return {
    what: 'Dacă o cifră nu se potrivește',
    name: 'semnalați o greșeală',
    date: '',
    url: reportHref({ lender, part: 'pret' }),
  };
}

function priceTag(state: EvidenceState, source: Source): string | null {
  if (state === 'current') return 'preț publicat de creditor';
  return state === 'to-confirm' ? oldPriceInWords(source) : null;
}

/** Writes the question to the lender about an old or partial price: „Preț din 2022. Întrebați cât cere azi.”, or for which amounts and terms it is. */
function priceNote(state: EvidenceState, source: Source): string | null {
  if (state === 'current') return null;
  return state === 'to-confirm'
    ? `${capitalized(oldPriceInWords(source))}. Întrebați cât cere azi.`
    : 'Avem un preț, dar nu știm pentru ce sumă și perioadă. Întrebați creditorul.';
}

function claimsOf({ stars, field2, field4 }: Offer): string[] {
  const rating = stars === null ? null : `${formatNumber(stars, 1)} din 5`;
  return [rating, field2, field4].filter((claim) => claim !== null);
}

/** Writes „IFN · RG-PJR-41-110300”, or the missing part, in the same words for every offer. */
function identityInWords(lender: IdentifiedLender): string {
  const number: Record<LenderIdentity, string | null> = {
    registered: lender.registers?.value[0] ?? null,
    'number-not-found': 'nu avem numărul de registru',
    'told-by-feed': 'nu am verificat cine este',
    missing: 'nu am găsit firma care împrumută',
  };
  const parts = [lenderKinds[lender.lenderKind], number[lenderIdentity(lender)]];
  return parts.filter((part) => part !== null).join(' · ');
}
