import { type LeavingPageData, LeavingPage } from '#app/offers/leaving/leaving-page.tsx';
import { labelNames } from '#domain/visits/events/attribution.ts';
import { askedOfferId } from '#domain/offers/asked-offer-id.ts';
import {
  readLoanRequest,
  typedLoanSearch,
  writeLoanQuery,
  loanRequestKeys as loanQuery,
} from '#domain/offers/loan-query.ts';
import { quoteOffer } from '#domain/offers/quote-offer.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { findKnownOffer } from './offers-in-order.ts';
import { declarePage, personal } from '#app/shell/declare-page.tsx';

export const transitionPage = declarePage({
  module: 'transition',
  Page: LeavingPage,
  load: loadTransition,
  addresses: [
    {
      path: '/transition/',
      query: [...loanQuery, 'offer', 'oferta', ...labelNames],
      ...personal,
      examples: ['/transition/?oferta=102&suma=2000&perioada=3'],
    },
  ],
});

/** /transition/: loads an available offer for the request; otherwise the page states that there is none. */
export async function loadTransition(args: PageArgs): Promise<LeavingPageData> {
  const { url, services, country, rulePack } = args;
  const { request, errors } = readLoanRequest(url.searchParams, country.limits);
  const offer = await findKnownOffer(args, askedOfferId(url.searchParams));
  const canLeave = offer !== undefined && offer.isActive && offer.canLeave;
  return {
    texts: services.content.offersPage.leaving,
    request,
    errors,
    offersHref: `/offers/${errors.length > 0 ? typedLoanSearch(url.searchParams) : writeLoanQuery({ request })}`,
    rulePack,
    leaving: canLeave
      ? {
          offer,
          quote: quoteOffer(offer, request, rulePack),
          href: redirectorHref(offer.id, writeLoanQuery({ request }), url.searchParams),
        }
      : null,
  };
}

/** Returns the redirector's address, which counts the click; source, `pid` and labels of the visit travel with it. */
function redirectorHref(offerId: string, loanSearch: string, params: URLSearchParams): string {
  const carried = new URLSearchParams({ offer: offerId });
  for (const [key, value] of new URLSearchParams(loanSearch)) carried.set(key, value);
  for (const key of labelNames) {
    const value = params.get(key);
    if (value !== null) carried.set(key, value);
  }
  carried.set('loc', 'transition');
  return `/landing/redirector/?${carried}`;
}
