import { type LenderData, LenderRoute } from './lender.tsx';
import { costOverTime } from '#app/offers/lender/cost-over-time.ts';
import { lenderCard } from '#app/offers/lender/lender-card.ts';
import type { LenderPageData } from '#app/offers/lender/lender-page-data.ts';
import { pageSources } from '#app/offers/lender/page-sources.ts';
import { pricedLenders } from '#app/offers/lender/priced-lenders.ts';
import { presentNotes } from '#app/texts/shared/law/note-view.ts';
import { leavingHref } from '#app/offers/shared/offer/leaving-href.ts';
import type { OfferView } from '#app/offers/shared/offer/offer-view.ts';
import { isPrepared } from '#domain/law/countries/country.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { lenderPath } from '#domain/offers/lenders/lender-path.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import {
  readLoanRequest,
  typedLoanSearch,
  writeLoanQuery,
  loanRequestKeys as loanQuery,
} from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { quoteOffer } from '#domain/offers/quote-offer.ts';
import type { LenderEntry } from '#server/texts/content/content.ts';
import type { PageArgs, Shell } from '#server/web/pages/page-contract.ts';
import { aboutLender, askHref, recordOf } from './about-lender.ts';
import { lenderAsked } from './lender-asked.data.ts';
import { knownOffers } from './offers-in-order.ts';
import { declarePage } from '#app/shell/declare-page.tsx';
import { RECEIPT_KEY } from '#domain/base/forms/address-keys.ts';
import { faqPage } from '#app/shell/json-ld/faq-page.ts';
import { lender as lenderNode } from '#app/shell/json-ld/lender.ts';
import { loanOrCredit } from '#app/shell/json-ld/loan-or-credit.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import { formReceipt, formState } from './form-state.ts';

export const lenderPage = declarePage({
  module: 'lender',
  group: 'lenders',
  Page: LenderRoute,
  load: loadLender,
  about: describeLender,
  addresses: [
    {
      id: 'creditor___ro',
      path: '/credit-nevoi-personale/:slug/',
      name: (slug, { findLender }) => findLender(slug)?.menu,
      values: ({ lenders }) => lenders.map(({ slug }) => slug),
      tags: ['offers', 'reviews/:slug'],
      form: 'review',
      query: [...loanQuery, RECEIPT_KEY],
      changed: ({ offers }, _content, slug) => [offers.get(slug)],
      examples: [
        '/credit-nevoi-personale/smile-credit/',
        '/credit-nevoi-personale/credit7/',
        '/credit-nevoi-personale/ferratum/?suma=abc',
        '/credit-nevoi-personale/viva-credit/',
      ],
    },
  ],
});

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

/** The displayed part of the offer; little of it is shown while it is unavailable. */
function aboutOffer(offer: OfferNow, record: Offer | null, request: LoanRequest, pack: RulePack | null) {
  const example = offer && record?.example;
  return {
    isAvailable: offer !== null,
    offerId: offer?.view.id ?? null,
    claims: offer?.view.claims ?? [],
    isPriced: offer?.quote.status === 'priced',
    leavingHref: offer?.view.canLeave ? leavingHref(offer.view.id, request) : null,
    whoPays: offer?.view.whoPays ?? null,
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

/** The data of a lender's page: its proven identity, its loan where the price has a source, and its questions. */
function describeLender({ page, offer, request }: LenderData, shell: Shell): JsonLdNode[] {
  const { origin, country } = shell;
  const { code: currency } = country.currency;
  // Of a request that can not be read the page shows no price.
  const loan =
    offer &&
    page.errors.length === 0 &&
    loanOrCredit({ offer: offer.view, quote: offer.quote, request, currency }, origin);
  return [whoLends(page, origin), ...(loan ? [loan] : []), ...faqPage(page.texts.faq, origin + page.path)];
}

// What registers know a firm by; where it sits and how it is called is on the page.
const REGISTERS = /^(Registrul|Înregistrare|Cod unic)/;

function whoLends({ identity, texts, path }: LenderData['page'], origin: string): JsonLdNode {
  const facts = identity.groups.flatMap(({ items }) => items);
  return lenderNode(
    {
      name: texts.menu,
      legalName: facts.find(({ label }) => label === 'Denumire')?.value ?? null,
      path,
      identifiers: facts.filter(({ label }) => REGISTERS.test(label)),
    },
    origin,
  );
}

const READ_AT_ONCE = 200;

/** Loads the published reviews of one lender, newest first, with the texts about moderation. */
async function lenderReviews(slug: string, args: PageArgs): Promise<LenderPageData['reviews']> {
  const { checksTitle, checks } = args.services.content.home.reviews;
  const reviews = await args.services.reviews.listPublished({ limit: READ_AT_ONCE });
  return {
    published: reviews
      .filter(({ lenderSlug }) => lenderSlug === slug)
      .map(({ id, name, text, stars, publishedAt }) => {
        return { id, name, about: null, text, stars, date: dayOf(publishedAt, args.country.timeZone) };
      }),
    texts: { checksTitle, checks },
    form: formState(args, 'review'),
    isSent: formReceipt(args, 'review') !== null,
  };
}
