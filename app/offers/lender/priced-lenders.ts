import { rankOffers, type RankableOffer } from '#domain/offers/rank-offers.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { LeadFigures } from '#domain/offers/offer.ts';
import type { PricedLender } from './lender-page-data.ts';

type ListedOffer = RankableOffer &
  Pick<LeadFigures, 'price'> & {
    slug: string;
    header: string;
    priceTag: string | null;
    detailsHref: string | null;
  };

const SHOWN = 3;

/**
 * Lists the other lenders with a known price for this loan: current prices by total repaid, then old ones.
 * @param offers in the base order
 * @param slug of the lender whose page this is
 */
export function pricedLenders(
  offers: readonly ListedOffer[],
  slug: string,
  request: LoanRequest,
  pack: RulePack | null,
): PricedLender[] {
  const { served } = rankOffers({
    offers: offers.filter((offer) => offer.slug !== slug),
    request,
    pack,
    sort: 'total',
    filters: { repayment: [], zero: false },
    claims: 'sourced',
  });
  const priced = served.flatMap(({ offer, quote }): PricedLender[] => {
    if (quote.status !== 'priced' || offer.price === null || offer.detailsHref === null) return [];
    const { total, evidence } = quote;
    return [
      {
        slug: offer.slug,
        name: offer.header,
        href: offer.detailsHref,
        total,
        priceTag: offer.priceTag,
        isOld: evidence === 'to-confirm',
      },
    ];
  });
  return priced.slice(0, SHOWN);
}
