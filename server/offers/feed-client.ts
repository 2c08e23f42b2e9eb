import type { FastifyBaseLogger } from 'fastify';
import type { CountryCode, OfferClaims } from '#domain/law/countries/country.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { readFeed } from './feed-format.ts';
import { askOutside } from '#server/shared/outside/ask-outside.ts';

type Options = {
  feedParams: {
    /** the content host, with the folder the feeds are in: `https://content.example/content` */
    configURL?: string | undefined;
  };
  /** `ro_feed.json` */
  file: string;
  country: CountryCode;
  /** how far a feed's word is taken */
  claims: OfferClaims;
  logger: Pick<FastifyBaseLogger, 'warn'>;
};

/** A page waits for this call: better an honest empty list than a visitor who leaves. */
const TIMEOUT_MS = 3_000;

/**
 * The offers of a country from a content host: GET `{configURL}/{file}`. A failed call is repeated once on 408,
 * 409, 425, 429, 500, 502, 503 and 504 and when there is no answer, which is what ofetch does by itself.
 * @returns null, logged, when no content host is given
 * @throws {import('ofetch').FetchError} when the second try fails too, or the answer is too large
 * @throws {TypeError} when the answer is no feed
 */
export async function fetchOffersFeed({
  feedParams,
  file,
  country,
  claims,
  logger,
}: Options): Promise<Offer[] | null> {
  if (!feedParams.configURL) {
    logger.warn('you should pass feedParams.configURL');
    return null;
  }
  const feed = await askOutside<unknown>(file, {
    baseURL: feedParams.configURL,
    responseType: 'json',
    timeout: TIMEOUT_MS,
  });
  return readFeed(feed, { country, outside: { claims }, logger });
}
