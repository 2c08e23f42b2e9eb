import type { FrontmatterOf } from '#domain/texts/schemas/content-schema.ts';
import type { OfferView } from '#app/offers/shared/offer/offer-view.ts';
import { presentOffer } from '#app/offers/shared/offer/present-offer.ts';
import { presentNotes } from '#app/texts/shared/law/note-view.ts';
import { loanTypeCard } from '#app/offers/loan-type/loan-type-card.ts';
import type { LoanTypeTexts } from '#app/offers/loan-type/loan-type-page.tsx';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { legalMaximum } from '#domain/law/legal-maximum.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { termDays, type Term } from '#domain/loan/term.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { arrangeOffers, type QuotedOffer } from '#domain/offers/arrange-offers.ts';
import { fitsLoanType, type FitRules } from '#domain/texts/fits-loan-type.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { LegalMaximum } from '#domain/law/legal-maximum-schema.ts';
import { offersOfLoanType, type WhyHere } from '#domain/offers/offers-of-loan-type.ts';
import { applyOfferClaims } from '#domain/offers/offer-claims.ts';
import { rankOffers } from '#domain/offers/rank-offers.ts';
import type { ShareCard } from '#domain/texts/pages/share-card.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';

export type LoanTypeData = {
  texts: LoanTypeTexts;
  request: LoanRequest;
  usual: { request: LoanRequest; legalMaximum: LegalMaximum } | null;
  /** at most three, each with why it is here; empty when no offer fits this kind of loan */
  offers: (QuotedOffer<OfferView> & { why: WhyHere })[];
  /** whether this kind of loan is one our lenders give at all */
  offersFit: boolean;
  rulePack: RulePack | null;
  /** the picture of its link; null: the one drawn ahead, of its title */
  shareCard: ShareCard | null;
};

const SHOWN_OFFERS = 3;

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
    offers: page.fits ? await fittingOffers(page.fits, request, args) : [],
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
  const fitting = rankOffers(offers, activeIds).filter((offer) => fitsLoanType(offer, fits));
  const claimed = applyOfferClaims(fitting, country.offerClaims, random);
  const { served } = arrangeOffers({
    offers: claimed.map((offer) => presentOffer(offer, today)),
    request,
    pack: rulePack,
    sort: null,
    filters: { repayment: [], zero: false },
    claims: country.offerClaims,
  });
  const chosen = offersOfLoanType({ offers: served, about: fits.about ?? [], request, limit: SHOWN_OFFERS });
  return chosen.toSorted((a, b) => byKnowledge(a) - byKnowledge(b));
}

/** Ranks current prices first, then those to confirm, then lenders without a price; equals keep their order. */
function byKnowledge({ quote }: QuotedOffer<OfferView>): number {
  if (quote.status !== 'priced') return 2;
  return quote.evidence === 'current' ? 0 : 1;
}
