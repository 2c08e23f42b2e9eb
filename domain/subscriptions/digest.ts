import { addDays, dayOf, type IsoDay, weekdayOf } from '#domain/calendar/iso-day.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { offerNews, type OfferNews } from './offer-news.ts';

/** What the subscribers of a week are told. */
export type Digest = {
  /** slugs, newest first */
  articles: string[];
  offers: OfferNews[];
};

type Sources = {
  /** public articles, newest first, with the day each says it was published on */
  articles: readonly { slug: string; published: IsoDay }[];
  /** slugs that earlier digests told of */
  toldArticles: ReadonlySet<string>;
  /** the list that visitors see (`rankOffers`) */
  offers: readonly Offer[];
  /** the same list when the last digest was made; null: there was none */
  knownOffers: readonly Offer[] | null;
  today: IsoDay;
};

// An article may reach the site some days after the day it says; one that is older than this is no news.
const NEWS_DAYS = 30;

/**
 * What is new since the last digest: articles that none told of, and what became of the offers since. Without a digest before
 * nothing can be said of offers: it is not known which of them are new.
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

/** Whether there is nothing to write about. */
export function isEmpty({ articles, offers }: Digest): boolean {
  return articles.length === 0 && offers.length === 0;
}

/** The Monday of the week of a moment. */
export function weekOf(now: Date, timeZone: string): IsoDay {
  const day = dayOf(now, timeZone);
  return addDays(day, 1 - weekdayOf(day));
}
