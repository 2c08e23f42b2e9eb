import type { OffersPageData } from '#app/offers/list/offers-page-data.ts';
import type { ServedOffer } from '#app/offers/shared/offer/offer-view.ts';
import { loanOrCredit } from '#app/shell/json-ld/loan-or-credit.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import { arrangeOffers } from '#domain/offers/arrange-offers.ts';
import { comparedPrices } from '#domain/offers/compared-prices.ts';
import { readLoanQuery } from '#domain/offers/loan-query.ts';
import type { Shell } from '#server/web/pages/page-contract.ts';

/** The offers with a price of today; as a list with places only where the page gives places. */
export function describeOffers(data: OffersPageData, { origin, country }: Shell): JsonLdNode[] {
  const { offers, rulePack: pack, claims, limits } = data;
  const { request, sort, filters, errors } = readLoanQuery(new URLSearchParams(data.search), limits);
  // Of a request that can not be read the page shows no price.
  if (errors.length > 0) return [];
  const { code: currency } = country.currency;
  const { served } = arrangeOffers({ offers, request, pack, sort, filters, claims });
  const describe = (quoted: ServedOffer): JsonLdNode[] => {
    const loan = loanOrCredit({ ...quoted, request, currency }, origin);
    return loan ? [loan] : [];
  };
  const compared = comparedPrices(served);
  if (compared.length === 0) return served.flatMap(describe);
  const loans = compared.flatMap(describe);
  return [
    {
      '@type': 'ItemList',
      '@id': `${origin}/offers/#lista`,
      numberOfItems: loans.length,
      itemListElement: loans.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
  ];
}
