import { CompareRoute } from './compare.tsx';
import { MAX_COMPARED, loanRequestKeys as loanQuery } from '#domain/offers/loan-query.ts';
import type { ComparePageData } from '#app/offers/compare/compare-page.tsx';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { knownOffers } from './offers-in-order.ts';
import { declarePage } from '#app/shell/declare-page.tsx';

export const comparePage = declarePage({
  module: 'compare',
  kind: 'app',
  Page: CompareRoute,
  load: loadCompare,
  addresses: [
    {
      path: '/comparatie/',
      isListed: false,
      tags: ['offers'],
      query: [...loanQuery, 'compara', 'oferte'],
      examples: ['/comparatie/?oferte=smile-credit,ferratum&suma=2000&perioada=3'],
    },
  ],
});

/** /comparatie/: loads the offers named in the address, in its order, at most four; unknown names are left out. */
export async function loadCompare(args: PageArgs): Promise<ComparePageData> {
  const { url, services, country, rulePack } = args;
  const named = namedSlugs(url.searchParams);
  // Without a known lender there is no offer to compare.
  const offers = (await knownOffers(args)).filter(({ evidence }) => evidence.identity !== 'missing');
  return {
    path: url.pathname,
    search: url.search,
    offers: named.flatMap((slug) => offers.find((offer) => offer.slug === slug) ?? []).slice(0, MAX_COMPARED),
    rulePack,
    limits: country.limits,
    claims: country.offerClaims,
    texts: services.content.offersPage.compare,
    purposes: services.content.offersPage.purposes,
  };
}

// `oferte=a,b` is the shared address; a form without scripts sends `compara=a&compara=b`.
function namedSlugs(params: URLSearchParams): string[] {
  const shared = params.getAll('oferte').flatMap((list) => list.split(','));
  return [...new Set([...shared, ...params.getAll('compara')])];
}
