import { costOverTime } from '#app/offers/lender/cost-over-time.ts';
import { identityFacts } from '#app/offers/lender/identity-facts.ts';
import { lateRule } from '#app/offers/lender/late-rule.ts';
import { lenderInWords } from '#app/offers/lender/lender-kind.ts';
import { evidenceView } from '#app/offers/lender/evidence-view.ts';
import { headFacts } from '#app/offers/lender/head-facts.ts';
import { lenderCard } from '#app/offers/lender/lender-card.ts';
import type { LenderPageData } from '#app/offers/lender/lender-page-data.ts';
import { offerFacts } from '#app/offers/lender/offer-facts.ts';
import { pageSources } from '#app/offers/lender/page-sources.ts';
import { pricedLenders } from '#app/offers/lender/priced-lenders.ts';
import { presentNotes } from '#app/texts/shared/law/note-view.ts';
import { leavingHref } from '#app/offers/shared/offer/leaving-href.ts';
import { priceRequestHref } from '#app/offers/shared/offer/price-request-href.ts';
import type { OfferView } from '#app/offers/shared/offer/offer-view.ts';
import { type Country, isPrepared } from '#domain/law/countries/country.ts';
import { lenderSquares } from '#app/partners/shared/transparency/lender-squares.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { evidenceAge } from '#domain/offers/evidence/evidence-age.ts';
import { extensionCost, lateCost } from '#domain/offers/evidence/late-and-extension.ts';
import { lineMinimum } from '#domain/offers/evidence/line-minimum.ts';
import { followsEvidence } from '#domain/offers/offer-products.ts';
import { lenderPath } from '#domain/offers/lenders/lender-path.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import { readLoanRequest, typedLoanSearch, writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { isSame } from '#domain/offers/offer-parts.ts';
import type { OfferQuote } from '#domain/offers/offer-quote.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { quoteOffer } from '#domain/offers/quote-offer.ts';
import type { ShareCard } from '#domain/texts/pages/share-card.ts';
import type { LenderEntry } from '#server/texts/content/content.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { lenderAsked } from './lender-asked.data.ts';
import { lenderReviews } from './lender-reviews.data.ts';
import { knownOffers } from './offers.data.ts';

export type LenderData = {
  page: LenderPageData;
  /** null while the offer can not be taken from this site */
  offer: { view: OfferView; quote: OfferQuote } | null;
  request: LoanRequest;
  rulePack: RulePack | null;
  /** the picture of its link */
  shareCard: ShareCard;
};

type OfferNow = LenderData['offer'];

/** /credit-nevoi-personale/:slug/: loads the text about a lender, and its offer if there is one. */
export async function loadLender(args: PageArgs): Promise<LenderData | null> {
  const { params, services, country, rulePack, url } = args;
  const entry = services.content.findLender(params['slug'] ?? '');
  if (!entry) return null;
  const { request, errors } = readLoanRequest(url.searchParams, country.limits);
  const views = await knownOffers(args);
  const view = views.find(({ slug }) => slug === entry.slug);
  const record = await recordOf(view, args);
  const offer = view?.isActive ? { view, quote: quoteOffer(view, request, rulePack) } : null;

  const page = {
    texts: { ...entry, ...headWithout(entry, services.evidence.find(entry.slug)), html: entry.body.html },
    notes: presentNotes(entry.notes, services.content.law, dayOf(args.now, country.timeZone)),
    author: services.content.getAuthor(entry.author).name,
    path: lenderPath(entry.slug),
    ...aboutLender(entry.slug, entry, view, record, request.principal, args),
    ...aboutOffer(offer, record, request, rulePack),
    offersHref: `/offers/${errors.length > 0 ? typedLoanSearch(url.searchParams) : writeLoanQuery({ request })}`,
    roadsHref: `/drumuri/${errors.length > 0 ? typedLoanSearch(url.searchParams) : writeLoanQuery({ request })}`,
    askHref: askHref(entry.slug, request, country),
    request,
    errors,
    reviews: await lenderReviews(entry.slug, args),
    reported: (await services.priceReports.listPublic()).filter(({ lender }) => lender === entry.slug),
    asked: await lenderAsked({ slug: entry.slug, name: entry.menu, request }, args),
    alertToken: view && isPrepared(country) ? services.forms.newToken('subscription') : null,
    others: otherLenders(entry.slug, views, errors.length > 0 ? null : request, args),
  };
  const sources = pageSources(page, record, entry.sources);
  return { page: { ...page, sources }, offer, request, rulePack, shareCard: lenderCard(page, record, view) };
}

/** Returns the head of a lender with hidden prices: the written one would state them. */
function headWithout({ menu }: Pick<LenderEntry, 'menu'>, prices: unknown) {
  return prices === undefined ? { h1: `${menu}: cereți prețul în scris`, subtitle: '' } : {};
}

/** Where a request for a lender's price is made: the form it asks for is that of Romanian law. */
export function askHref(slug: string, request: LoanRequest, { code }: Pick<Country, 'code'>): string | null {
  return code === 'RO' ? priceRequestHref(slug, request) : null;
}

/** What an editor wrote of the facts about a lender; of one without a text, nothing. */
type WrittenFacts = Partial<Pick<LenderEntry, 'identity' | 'late'>>;

/**
 * What holds of the lender whether its offer can be taken or not.
 * @param view null: no offer
 * @param record null: no offer, or none that could be read
 */
export function aboutLender(
  slug: string,
  { identity = [], late }: WrittenFacts,
  view: OfferView | undefined,
  record: Offer | null,
  principal: Bani,
  { services, rulePack, country, now }: PageArgs,
) {
  const today = dayOf(now, country.timeZone);
  const known = services.evidence.find(slug);
  const cost = known ? lateCost(known, principal) : null;
  const evidence = evidenceView(known, record, country.rulePacks, today);
  // A colleague's newer word in the office is one product, of which no minimum is known.
  const line = known && record && followsEvidence(record, known) ? lineMinimum(known, principal) : null;
  return {
    slug,
    eyebrow: record && lenderInWords(record),
    conditions: record && offerFacts(record),
    late: {
      rule: lateRule(record, principal, rulePack),
      // What an editor wrote holds until a newer price of being late is entered.
      own: late && (cost === null || isSame(late.source, cost.source)) ? late : null,
      cost,
      extension: known ? extensionCost(known, principal) : null,
    },
    identity: identityFacts(record, identity),
    openness: lenderSquares(slug, services.transparency.book(), today),
    facts: headFacts(view?.evidence.products ?? [], record),
    phone: identity.find(({ label }) => label === 'Telefon')?.value ?? null,
    evidence,
    minimum: line && { line, isOld: evidenceAge(line.source, record?.url ?? null, today) !== 'recent' },
  };
}

/** What is shown of the offer itself, which is little while it can not be taken. */
function aboutOffer(offer: OfferNow, record: Offer | null, request: LoanRequest, pack: RulePack | null) {
  const example = offer && record?.example;
  return {
    isAvailable: offer !== null,
    offerId: offer?.view.id ?? null,
    claims: offer?.view.claims ?? [],
    isPriced: offer?.quote.status === 'priced',
    leavingHref: offer?.view.canLeave ? leavingHref(offer.view.id, request) : null,
    costOverTime: offer && costOverTime(offer.view, request.principal, pack),
    example: example ? { text: example.value, source: example.source } : null,
  };
}

function otherLenders(
  slug: string,
  views: OfferView[],
  request: LoanRequest | null,
  { services, rulePack }: PageArgs,
): LenderPageData['others'] {
  const priced = request ? pricedLenders(views, slug, request, rulePack) : [];
  const shown = new Set([slug, ...priced.map((lender) => lender.slug)]);
  const rest = services.content.lenders.filter((lender) => !shown.has(lender.slug));
  return { priced, links: rest.map((lender) => ({ href: lenderPath(lender.slug), label: lender.menu })) };
}

/** The offer itself, with the sources that the view of a list leaves out. */
export async function recordOf(view: OfferView | undefined, { services }: PageArgs): Promise<Offer | null> {
  const { offers } = await services.offers.load();
  return offers.find(({ id }) => id === view?.id) ?? null;
}
