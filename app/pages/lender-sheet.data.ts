import { type LenderSheetData, LenderSheetRoute } from './lender-sheet.tsx';
import { pageSources } from '#app/offers/lender/page-sources.ts';
import { leavingHref } from '#app/offers/shared/offer/leaving-href.ts';
import { lenderPath } from '#domain/offers/lenders/lender-path.ts';
import {
  readLoanRequest,
  typedLoanSearch,
  writeLoanQuery,
  loanRequestKeys as loanQuery,
} from '#domain/offers/loan-query.ts';
import { quoteOffer } from '#domain/offers/quote-offer.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { aboutLender, askHref, recordOf } from './about-lender.ts';
import { knownOffers } from './offers-in-order.ts';
import { declarePage } from '#app/shell/declare-page.tsx';

export const lenderSheetPage = declarePage({
  module: 'lender-sheet',
  Page: LenderSheetRoute,
  load: loadLenderSheet,
  addresses: [
    {
      path: '/lenders/:id/',
      isListed: false,
      tags: ['offers'],
      query: loanQuery,
      examples: ['/lenders/102/', '/lenders/12rate/'],
    },
  ],
});

/** /lenders/:id/: loads a lender in short, by the id of its offer or its slug. The full page stays canonical. */
export async function loadLenderSheet(args: PageArgs): Promise<LenderSheetData | null> {
  const { params, services, country, rulePack, url } = args;
  const asked = params['id'] ?? '';
  const views = await knownOffers(args);
  const view = views.find(({ id }) => id === asked) ?? views.find(({ slug }) => slug === asked);
  const entry = services.content.findLender(view?.slug ?? asked);
  const name = entry?.menu ?? view?.header;
  if (name === undefined) return null;
  const { request, errors } = readLoanRequest(url.searchParams, country.limits);
  const offer = view?.isActive ? { view, quote: quoteOffer(view, request, rulePack) } : null;
  const fullPath = entry ? lenderPath(entry.slug) : null;
  const record = await recordOf(view, args);
  const about = aboutLender(view?.slug ?? asked, entry ?? {}, view, record, request.principal, args);
  return {
    sheet: {
      ...about,
      name,
      claims: offer?.view.claims ?? [],
      description:
        entry?.description ??
        `${name}: firma, condițiile și ce se știe despre preț, cu sursa și data fiecărei cifre.`,
      request,
      errors,
      verdict: entry?.subtitle ?? null,
      isAvailable: offer !== null,
      isPriced: offer?.quote.status === 'priced',
      offerId: offer?.view.id ?? null,
      leavingHref: offer?.view.canLeave ? leavingHref(offer.view.id, request) : null,
      whoPays: offer?.view.whoPays ?? null,
      offersHref: `/offers/${errors.length > 0 ? typedLoanSearch(url.searchParams) : writeLoanQuery({ request })}`,
      askHref: askHref(view?.slug ?? asked, request, country),
      sources: pageSources({ ...about, costOverTime: null, example: null }, record, []),
      fullPath,
    },
    offer,
    request,
    rulePack,
  };
}
