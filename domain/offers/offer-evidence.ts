import { lenderIdentity, type LenderIdentity } from '#domain/lenders/lender-identity.ts';
import type { Figure, Offer, Source } from './offer.ts';
import { isOldSource } from './source-age.ts';

/**
 * What may be said of a figure, by its evidence alone. `current`: it may be ranked and stand in headlines. `to-confirm`:
 * it is older than 12 months or of unknown date, stands after the current ones with its year and never has a place.
 * `none`: not known, which is never the same as having no limit.
 * @see docs/decisions/052-what-may-be-said-of-a-price.md
 */
export type EvidenceState = 'current' | 'to-confirm' | 'none';

/** What the evidence behind an offer is worth on a day. Made once, where the day is known. */
export type OfferEvidence = {
  /** of the price, for what its limits cover: never better than theirs */
  price: EvidenceState;
  /** that a sum and a term within the limits are given at all; none while the largest of one is not known */
  limits: EvidenceState;
  /** of the sums and of the terms, as far as they are stated */
  amount: EvidenceState;
  term: EvidenceState;
  /** who lends */
  identity: LenderIdentity;
};

/** What of an offer its evidence is read from. */
export type EvidencedOffer = Pick<
  Offer,
  'price' | 'amount' | 'term' | 'url' | 'lenderKind' | 'legalName' | 'registers'
>;

const fromBest: readonly EvidenceState[] = ['current', 'to-confirm', 'none'];

/** @param today yyyy-mm-dd */
export function offerEvidence(offer: EvidencedOffer, today: string): OfferEvidence {
  const { price, amount, term, url } = offer;
  const stateOf = (figure: Figure<unknown> | null) =>
    figure === null ? 'none' : sourceState(figure.source, url, today);
  const [ofAmount, ofTerm] = [stateOf(amount), stateOf(term)];
  const areKnown = amount?.value.max != null && term?.value.maxDays != null;
  const limits = areKnown ? weakest([ofAmount, ofTerm]) : 'none';
  return {
    price: weakest([stateOf(price), limits]),
    limits,
    amount: ofAmount,
    term: ofTerm,
    identity: lenderIdentity(offer),
  };
}

/** An offer with what its evidence is worth. @param today yyyy-mm-dd */
export function withEvidence<T extends EvidencedOffer>(
  offer: T,
  today: string,
): T & { evidence: OfferEvidence } {
  return { ...offer, evidence: offerEvidence(offer, today) };
}

function weakest(states: readonly EvidenceState[]): EvidenceState {
  return fromBest.findLast((state) => states.includes(state)) ?? 'none';
}

/**
 * A document speaks from its own date, however recently it was read; a page without one from the day it was read, if it is
 * the lender's own. A copy without a date that is kept elsewhere may be of any year.
 * @param lenderUrl where visitors are sent to the lender; null: nobody knows its site
 */
function sourceState(source: Source, lenderUrl: string | null, today: string): EvidenceState {
  if (source.date === null && !isOnLendersSite(source.url, lenderUrl)) return 'to-confirm';
  return isOldSource(source, today) ? 'to-confirm' : 'current';
}

function isOnLendersSite(url: string | null, lenderUrl: string | null): boolean {
  if (url === null || lenderUrl === null) return false;
  const [page, lender] = [siteOf(url), siteOf(lenderUrl)];
  return page === lender || page.endsWith(`.${lender}`);
}

function siteOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
