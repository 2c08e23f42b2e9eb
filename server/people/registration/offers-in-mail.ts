import { isBoundByCeilings } from '#domain/offers/lenders/lender-identity.ts';
import type { QuotedOffer } from '#domain/offers/rank-offers.ts';
import type { RankedOffers } from '#domain/offers/rank-offers.ts';
import type { OfferEvidence } from '#domain/offers/offer-evidence.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import type { MailBlock } from '#server/shared/mail/compose-mail.ts';
import { priceInMail } from '#server/shared/mail/price-in-mail.ts';

type KnownOffer = Offer & { evidence: OfferEvidence };
type Quoted = QuotedOffer<KnownOffer>;

/** Most offers listed with their price, and most lenders listed by name only: the page has all of them. */
const MOST_PRICES = 3;
const MOST_NAMES = 4;

/**
 * The offers of the list for one request, in the order of the page and short enough to be read on a phone: the prices first, each
 * with its source, then who else may lend. Nothing of it promises anything.
 */
export function offersInMail({
  served,
  unserved,
}: Pick<RankedOffers<KnownOffer>, 'served' | 'unserved'>): MailBlock[] {
  const priced = served.filter(({ quote }) => quote.status === 'priced');
  const unpriced = served.filter(({ quote }) => quote.status === 'unpriced');
  const more = priced.length - MOST_PRICES;
  // A representative example is current: the words of an old price say that it is not.
  const hasExample = priced.some(({ quote }) => quote.status === 'priced' && quote.evidence === 'current');
  return [
    ...(served.length === 0 ? ['Pentru suma și perioada dumneavoastră nu am găsit nicio ofertă.'] : []),
    ...(hasExample ? ['Exemple reprezentative, plătite la timp:'] : []),
    ...priced.slice(0, MOST_PRICES).flatMap(({ offer, quote }) => priceInMail(offer, quote)),
    ...(more > 0 ? [`Încă ${countNoun(more, 'preț', 'prețuri')} sunt pe site.`] : []),
    ...(unpriced.length === 0 ? [] : [unpricedLine(unpriced)]),
    ...(unserved.length === 0 ? [] : [unservedLine(unserved.length)]),
  ];
}

function unpricedLine(unpriced: readonly Quoted[]): string {
  const bound = unpriced.find(({ offer }) => isBoundByCeilings(offer));
  const most = bound && bound.quote.status === 'unpriced' ? bound.quote.legalMaximum?.total : undefined;
  return `Nu avem prețul de la ${namesOf(unpriced)}. Întrebați înainte de cerere.${most ? ` Prin lege, un IFN poate cere înapoi cel mult ${moneyInSentence(most)}.` : ''}`;
}

function unservedLine(count: number): string {
  return count === 1
    ? 'Un creditor nu dă suma sau perioada aceasta.'
    : `${countNoun(count, 'creditor', 'creditori')} nu dau suma sau perioada aceasta.`;
}

function namesOf(quoted: readonly Quoted[]): string {
  const names = quoted.map(({ offer }) => offer.header);
  const more = names.length - MOST_NAMES;
  return more > 0
    ? `${names.slice(0, MOST_NAMES).join(', ')} și încă ${countNoun(more, 'creditor', 'creditori')}`
    : names.join(', ');
}
