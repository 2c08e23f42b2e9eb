import { askedOfferId } from '#domain/offers/asked-offer-id.ts';
import { readLoanQuery, writeLoanQuery } from '#domain/offers/loan-query.ts';
import { quoteOffer } from '#domain/offers/quote-offer.ts';
import type { LeavingPageData } from '#app/features/offers/leaving-page.tsx';
import type { PageArgs } from '#server/pages/page-contract.ts';
import { offersInOrder } from './offers.data.ts';

/** /transition/: an offer that can be taken now, for what was asked; anything else is a page that says so. */
export async function loadTransition(args: PageArgs): Promise<LeavingPageData> {
  const { url, services, country, rulePack } = args;
  const { request } = readLoanQuery(url.searchParams, country.limits);
  const offers = await offersInOrder(args);
  const asked = askedOfferId(url.searchParams);
  const offer = offers.find(({ id }) => id === asked);
  const canLeave = offer !== undefined && offer.isActive && offer.canLeave;
  return {
    texts: services.content.offersPage.leaving,
    request,
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

const CARRIED = /^(sub[1-8]|utm_(source|medium|campaign|content|term))$/;

/** The redirector takes the click from here; a partner's own marks travel with it. */
function redirectorHref(offerId: string, loanSearch: string, params: URLSearchParams): string {
  const carried = new URLSearchParams({ offer: offerId });
  for (const [key, value] of new URLSearchParams(loanSearch)) carried.set(key, value);
  for (const [key, value] of params) if (CARRIED.test(key)) carried.set(key, value);
  carried.set('loc', 'transition');
  return `/landing/redirector/?${carried}`;
}
