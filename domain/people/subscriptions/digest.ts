import { addDays, dayOf, type IsoDay, weekdayOf } from '#domain/base/days/iso-day.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { offerNews, type OfferNews } from './offer-news.ts';

/** Content of a week's digest. */
export type Digest = {
  /** slugs, newest first */
  articles: string[];
  offers: OfferNews[];
};

type Sources = {
  /** public articles, newest first, with the day each says it was published on */
  articles: readonly { slug: string; published: IsoDay }[];
  /** slugs of articles in earlier digests */
  toldArticles: ReadonlySet<string>;
  /** the list visitors see (`rankOffers`) */
  offers: readonly Offer[];
  /** the same list at the last digest; null: there was none */
  knownOffers: readonly Offer[] | null;
  today: IsoDay;
};

// An article may reach the site some days after its own date; an older one is not news.
const NEWS_DAYS = 30;

/**
 * Collects what is new since the last digest: articles of no earlier digest, and changes of offers. Without an earlier digest
 * offers are left out: it is unknown which of them are new.
 */
export function composeDigest({ articles, toldArticles, offers, knownOffers, today }: Sources): Digest {
  const oldest = addDays(today, -NEWS_DAYS);
  return {
    articles: articles
      .filter(({ slug, published }) => published >= oldest && !toldArticles.has(slug))
      .map(({ slug }) => slug),
    offers: knownOffers === null ? [] : offerNews(knownOffers, offers),
  };
}

/** Tells whether there is no news. */
export function isEmpty({ articles, offers }: Digest): boolean {
  return articles.length === 0 && offers.length === 0;
}

/** Returns the Monday of the week of a moment. */
export function weekOf(now: Date, timeZone: string): IsoDay {
  const day = dayOf(now, timeZone);
  return addDays(day, 1 - weekdayOf(day));
}
