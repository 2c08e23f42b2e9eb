import type { OffersPageTexts } from '#domain/texts/schemas/offers-page-schema.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { type Country, isPrepared } from '#domain/law/countries/country.ts';
import { applyOfferClaims } from '#domain/offers/offer-claims.ts';
import { publishedLimits } from '#domain/offers/published-limits.ts';
import { feedPaths } from '#domain/offers/feed-file-name.ts';
import type { Offer, OfferList } from '#domain/offers/offer.ts';
import { rankOffers } from '#domain/offers/rank-offers.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import type { OfferView } from '#app/offers/shared/offer/offer-view.ts';
import type { Arrangement, OffersPageData, OffersTexts } from '#app/offers/list/offers-page-data.ts';
import { limitsInWords } from '#app/offers/list/limits-in-words.ts';
import { type KnownLender, presentOffer } from '#app/offers/shared/offer/present-offer.ts';
import { knownLender } from './known-lender.ts';
import { roadRates } from './road-rates.data.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';

const arrangements: Record<string, Arrangement> = {
  '/offers/': 'cards',
  '/offers2/': 'table',
  '/offers3/': 'short',
};

/**
 * /offers/, /offers2/, /offers3/: loads one list in three arrangements. Unreadable offers are reported as such, not as an empty
 * list.
 */
export async function loadOffers(args: PageArgs): Promise<OffersPageData> {
  const { url, services, country, rulePack } = args;
  const texts = services.content.offersPage;
  const { isOutage = false } = await services.offers.load();
  const offers = await offersInOrder(args, undefined, (offer) => knownLender(offer, args));
  return {
    path: url.pathname,
    search: url.search,
    arrangement: arrangements[url.pathname] ?? 'cards',
    offers,
    isOutage,
    rulePack,
    hasNotices: isPrepared(country),
    limits: country.limits,
    claims: country.offerClaims,
    texts: textsOfList(texts),
    statedTerms: statedTerms(country, offers),
    ways: waysOf(args),
  };
}

/** Returns banks and mutual-aid houses, without overdrafts and cards: this page is about loans. */
function waysOf(args: PageArgs): OffersPageData['ways'] {
  const { ways: texts, fund } = args.services.content.roads;
  const rates = roadRates(args);
  const lenders = rates.lenders.filter(({ road }) => road === 'bank' || road === 'credit-union');
  return { texts, fund: { least: fund.least, most: fund.most }, rates: { ...rates, lenders } };
}

/** Returns the list's texts without those of other pages, which no browser needs. */
function textsOfList(texts: OffersPageTexts): OffersTexts {
  const { description, ordering, unpriced, missing, beyond, noMatch, noneServed } = texts;
  const { noOffers, failure, end, purposes } = texts;
  return {
    description,
    ordering,
    unpriced,
    missing,
    beyond,
    noMatch,
    noneServed,
    noOffers,
    failure,
    end,
    purposes,
  };
}

/**
 * The same for pages that can say nothing of a lender or an offer without them: the offers of every feed of the country, since
 * the list that led here may stand under another path.
 * @throws an error of 503 while nobody knows them: a lender that can not be read is not one that is missing
 */
export async function knownOffers(args: PageArgs): Promise<OfferView[]> {
  return presentOffers(await rankedOfEveryFeed(args), args);
}

/** The one of them with an id, for a page about it alone, which is made for each request: no sentence is made about the others. */
export async function findKnownOffer(args: PageArgs, id: string): Promise<OfferView | undefined> {
  const asked = (await rankedOfEveryFeed(args)).filter((offer) => offer.id === id);
  return presentOffers(asked.slice(0, 1), args)[0];
}

async function rankedOfEveryFeed(args: PageArgs): Promise<Offer[]> {
  const lists = feedPaths(args.country.code).map(async (path) => {
    const list = await args.services.offers.load(path);
    if (list.isOutage) throw Object.assign(new Error('the offers can not be read'), { statusCode: 503 });
    return ranked(list, args);
  });
  return (await Promise.all(lists)).flat();
}

/**
 * The country's offers in the base order, with the claims its setting allows and the sentences about each.
 * @param lenderOf what else is known of a lender, for lists that tell it
 */
export async function offersInOrder(
  args: PageArgs,
  path?: string,
  lenderOf?: (offer: Offer) => KnownLender | undefined,
): Promise<OfferView[]> {
  return presentOffers(ranked(await args.services.offers.load(path), args), args, lenderOf);
}

function ranked({ offers, activeIds }: OfferList, { country, random }: PageArgs): Offer[] {
  return applyOfferClaims(rankOffers(offers, activeIds), country.offerClaims, random);
}

function presentOffers(
  offers: readonly Offer[],
  { country, now }: PageArgs,
  lenderOf?: (offer: Offer) => KnownLender | undefined,
): OfferView[] {
  const today = dayOf(now, country.timeZone);
  const views = offers.map((offer) => presentOffer(offer, today, lenderOf?.(offer)));
  return isPrepared(country) ? views : views.map(withoutOwnPages);
}

// In a country that is being prepared a lender has its sheet alone, and there is no form for mistakes.
function withoutOwnPages(view: OfferView): OfferView {
  const sheet = view.detailsHref?.startsWith('/lenders/') ? view.detailsHref : null;
  return { ...view, detailsHref: sheet, sources: view.sources.filter(({ url }) => !url?.startsWith('/')) };
}

/** What is said of sums, terms and DAE of the whole list: in `spec` mode the old product's claims, else what has a source. */
function statedTerms(
  { offerClaims, statedTerms: terms }: Country,
  offers: readonly OfferView[],
): string | null {
  if (offerClaims === 'sourced') return limitsInWords(publishedLimits(offers));
  if (terms === null) return null;
  return (
    `Împrumuturi de până la ${formatNumber(terms.maxPrincipalLei)}\u00a0lei, primul cu 0% în prima lună, DAE între ` +
    `${terms.aprMinPercent}% și ${terms.aprMaxPercent}%, rambursare între ${terms.minDays} și ` +
    `${countNoun(terms.maxDays, 'zi', 'zile')}. Creditorii împrumută între ${formatNumber(terms.lenderMinLei)} și ` +
    `${formatNumber(terms.lenderMaxLei)}\u00a0lei.`
  );
}
