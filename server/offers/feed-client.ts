import type { FastifyBaseLogger } from 'fastify';
import type { CountryCode, OfferClaims } from '#domain/law/countries/country.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { readFeed } from './feed-format.ts';
import { askOutside } from '#server/shared/outside/ask-outside.ts';

type Options = {
  feedParams: {
    /** content host, with the folder of the feeds: `https://content.example/content` */
    configURL?: string | undefined;
  };
  /** `ro_feed.json` */
  file: string;
  country: CountryCode;
  /** mode of claims: how far a feed is trusted */
  claims: OfferClaims;
  logger: Pick<FastifyBaseLogger, 'warn'>;
};

/** A page waits for this call: an empty list is better than a visitor who leaves. */
const TIMEOUT_MS = 3_000;

/**
 * Fetches the offers of a country from a content host: GET `{configURL}/{file}`. A failed call is retried once on 408, 409, 425,
 * 429, 500, 502, 503 and 504 and without a response, as ofetch does by default.
 * @returns null, logged, without a content host
 * @throws {import('ofetch').FetchError} when the second attempt fails too, or the response is too large
 * @throws {TypeError} when the response is not a feed
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
