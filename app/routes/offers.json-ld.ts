import type { OffersPageData } from '#app/features/offers/offers-page-data.ts';
import { loanOrCredit } from '#app/json-ld/loan-or-credit.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import { arrangeOffers } from '#domain/offers/arrange-offers.ts';
import { readLoanQuery } from '#domain/offers/loan-query.ts';
import type { Shell } from '#server/pages/page-contract.ts';

/** The list of offers as the page shows it: those with a sourced price, in its order. */
export function describeOffers(data: OffersPageData, { origin, country }: Shell): JsonLdNode[] {
  const { offers, rulePack: pack, claims, limits } = data;
  const { request, sort, filters } = readLoanQuery(new URLSearchParams(data.search), limits);
  const { code: currency } = country.currency;
  const loans = arrangeOffers({ offers, request, pack, sort, filters, claims }).served.flatMap(
    (served) => loanOrCredit({ ...served, request, currency }, origin) ?? [],
  );
  if (loans.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      '@id': `${origin}/offers/#lista`,
      numberOfItems: loans.length,
      itemListElement: loans.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
  ];
}
