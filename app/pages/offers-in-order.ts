import { dayOf } from '#domain/base/days/iso-day.ts';
import { isPrepared } from '#domain/law/countries/country.ts';
import { feedPaths } from '#domain/offers/feed-file-name.ts';
import { applyOfferClaims } from '#domain/offers/offer-claims.ts';
import type { Offer, OfferList } from '#domain/offers/offer.ts';
import { baseOrder } from '#domain/offers/base-order.ts';
import type { OfferView } from '#app/offers/shared/offer/offer-view.ts';
import { type KnownLender, presentOffer } from '#app/offers/shared/offer/present-offer.ts';
import { withWhoPays } from './with-who-pays.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';

/**
 * The offers of every feed of the country, for pages that cannot show a lender or an offer without them: the list that led
 * here may stand under another path.
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
    return await ranked(list, args);
  });
  return (await Promise.all(lists)).flat();
}

/**
 * The country's offers in the base order, with the claims its setting allows and the sentences about each.
 * @param lenderOf what else is known of a lender, for lists that tell it
 */
export async function offersInOrder(
  args: PageArgs,
  lenderOf?: (offer: Offer) => KnownLender | undefined,
): Promise<OfferView[]> {
  return presentOffers(await ranked(await args.services.offers.load(), args), args, lenderOf);
}

async function ranked(
  { offers, activeIds }: OfferList,
  { country, random, services }: PageArgs,
): Promise<Offer[]> {
  const approvals = await services.approvals.load();
  return applyOfferClaims(baseOrder(offers, activeIds), country.offerClaims, random, approvals);
}

function presentOffers(
  offers: readonly Offer[],
  args: PageArgs,
  lenderOf?: (offer: Offer) => KnownLender | undefined,
): OfferView[] {
  const { country, now } = args;
  const today = dayOf(now, country.timeZone);
  const views = withWhoPays(
    offers.map((offer) => presentOffer(offer, today, lenderOf?.(offer))),
    args,
  );
  return isPrepared(country) ? views : views.map(withoutOwnPages);
}

// In a country that is being prepared a lender has its sheet alone, and there is no form for mistakes.
function withoutOwnPages(view: OfferView): OfferView {
  const sheet = view.detailsHref?.startsWith('/lenders/') ? view.detailsHref : null;
  return { ...view, detailsHref: sheet, sources: view.sources.filter(({ url }) => !url?.startsWith('/')) };
}
