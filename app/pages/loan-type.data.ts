import { type LoanTypeData, LoanTypeRoute } from './loan-type.tsx';
import type { FrontmatterOf } from '#domain/texts/schemas/content-schema.ts';
import type { OfferView } from '#app/offers/shared/offer/offer-view.ts';
import { presentOffer } from '#app/offers/shared/offer/present-offer.ts';
import { presentNotes } from '#app/texts/shared/law/note-view.ts';
import { loanTypeCard } from '#app/offers/loan-type/loan-type-card.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { legalMaximum } from '#domain/law/legal-maximum.ts';
import { termDays, type Term } from '#domain/loan/term.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import type { QuotedOffer } from '#domain/offers/rank-offers.ts';
import { fitsLoanType, type FitRules } from '#domain/texts/fits-loan-type.ts';
import { rankOffers } from '#domain/offers/rank-offers.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { offersOfLoanType } from '#domain/offers/offers-of-loan-type.ts';
import { applyOfferClaims } from '#domain/offers/offer-claims.ts';
import { withWhoPays } from './with-who-pays.ts';
import type { PageArgs, Shell } from '#server/web/pages/page-contract.ts';
import { declarePage } from '#app/shell/declare-page.tsx';
import { faqPage } from '#app/shell/json-ld/faq-page.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import { baseOrder } from '#domain/offers/base-order.ts';

export const loanTypePage = declarePage({
  module: 'loan-type',
  group: 'loans',
  Page: LoanTypeRoute,
  load: loadLoanType,
  about: describeLoanType,
  addresses: [
    {
      id: 'tip-de-credit___ro',
      path: '/:slug/',
      name: (slug, { findLoanType }) => findLoanType(slug)?.menu,
      values: ({ loanTypes }) => loanTypes.map(({ slug }) => slug),
      onlyValues: true,
      tags: ['offers'],
      examples: ['/credit-cu-buletinul/', '/credit-pentru-restantieri/'],
    },
  ],
});

const SHOWN_OFFERS = 3;
const MORTGAGE = 'credit-ipotecar';

/** /{slug}/ of a loan type: loads its text, its usual loan, and the offers selected by rule, never by hand. */
export async function loadLoanType(args: PageArgs): Promise<LoanTypeData | null> {
  const { params, services, country, rulePack, now } = args;
  const page = services.content.findLoanType(params['slug'] ?? '');
  if (!page) return null;
  const { limits } = country;
  const term = termOf(page) ?? limits.defaults.term;
  const principal = page.amount ? fromLei(page.amount) : limits.defaults.principal;
  const request: LoanRequest = { principal, term, purpose: null };
  const maximum = page.amount ? legalMaximum(principal, termDays(term), rulePack) : null;

  return {
    texts: {
      ...page,
      html: page.body.html,
      charts: page.body.charts,
      headings: page.body.headings,
      notes: presentNotes(page.notes, services.content.law, dayOf(now, country.timeZone)),
      related: page.related.flatMap((slug) => {
        const other = services.content.findLoanType(slug);
        return other ? [{ href: `/${slug}/`, label: other.menu }] : [];
      }),
    },
    request,
    usual: maximum && { request, legalMaximum: maximum },
    shareCard: maximum && rulePack ? loanTypeCard({ h1: page.h1, request, maximum, pack: rulePack }) : null,
    offers: page.fits ? withWaysOn(page.slug, await fittingOffers(page.fits, request, args)) : [],
    offersFit: page.fits !== null,
    rulePack,
  };
}

function termOf({ months, days }: Pick<FrontmatterOf<'seo'>, 'months' | 'days'>): Term | null {
  if (days !== undefined) return { count: days, unit: 'days' };
  return months === undefined ? null : { count: months, unit: 'months' };
}

async function fittingOffers(fits: FitRules, request: LoanRequest, args: PageArgs) {
  const { services, country, rulePack, now, random } = args;
  const today = dayOf(now, country.timeZone);
  const { offers, activeIds } = await services.offers.load();
  const fitting = baseOrder(offers, activeIds).filter((offer) => fitsLoanType(offer, fits));
  const approvals = await services.approvals.load();
  const claimed = applyOfferClaims(fitting, country.offerClaims, random, approvals);
  const { served } = rankOffers({
    offers: withWhoPays(
      claimed.map((offer) => presentOffer(offer, today)),
      args,
    ),
    request,
    pack: rulePack,
    sort: null,
    filters: { repayment: [], zero: false },
    claims: country.offerClaims,
  });
  const chosen = offersOfLoanType({ offers: served, about: fits.about ?? [], request, limit: SHOWN_OFFERS });
  return chosen.toSorted((a, b) => byKnowledge(a) - byKnowledge(b));
}

/** We are never paid for visitors of the page about mortgages: a paid offer has no link to its lender there. */
function withWaysOn<Quoted extends { offer: OfferView }>(slug: string, quoted: Quoted[]): Quoted[] {
  if (slug !== MORTGAGE) return quoted;
  return quoted.map((one) =>
    one.offer.whoPays === undefined ? one : { ...one, offer: { ...one.offer, canLeave: false } },
  );
}

/** Ranks current prices first, then those to confirm, then lenders without a price; equals keep their order. */
function byKnowledge({ quote }: QuotedOffer<OfferView>): number {
  if (quote.status !== 'priced') return 2;
  return quote.evidence === 'current' ? 0 : 1;
}

/** A loan type: its questions. */
function describeLoanType({ texts }: LoanTypeData, { origin }: Shell): JsonLdNode[] {
  return faqPage(texts.faq, `${origin}/${texts.slug}/`);
}
