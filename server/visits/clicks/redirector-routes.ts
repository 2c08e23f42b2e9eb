import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { askedOfferId } from '#domain/offers/asked-offer-id.ts';
import { readQuery } from '#domain/base/text/read-query.ts';
import type { OfferRecord } from '#domain/offers/offer.ts';
import type { DepartureOffers } from './departure-offers.ts';
import { addressPrefix } from '#server/shared/http/address-prefix.ts';
import { createRequestCounter } from '#server/shared/http/request-counter.ts';
import { atMostEvery } from '#server/base/at-most-every.ts';
import type { ClickRecorder } from './record-clicks.ts';
import { prepareDeparture } from './prepare-departure.ts';
import { rememberOffers } from './remember-offers.ts';

type Options = {
  departures: DepartureOffers;
  /** removes the offers that the office has hidden, also while the source is unavailable */
  withoutHidden: (offers: readonly OfferRecord[]) => OfferRecord[];
  clicks: Pick<ClickRecorder, 'record'>;
  /** milliseconds a visitor waits for the database: for today's offer, before the last known one counts, and for the click */
  patienceMs: number;
  limits?: DepartureLimits;
  now: () => Date;
  /** gives a UUID v4 */
  uuid?: () => string;
};

/** Limits of departures from one network (/24 or /48) per minute. */
type DepartureLimits = {
  /** most departures that count as people's; further ones count as a program's and still lead on */
  ofPeople: number;
  /** beyond these all are held back */
  most: number;
};

const WINDOW_MS = 60_000;
const SAY_EVERY_MS = 1_000;

const redirectorPath = '/landing/redirector/';
const trafficbackPath = '/landing/trafficback/';

/**
 * GET /landing/redirector/?offer=ID: stores a click, then redirects to that offer's own link. The target never comes from the
 * request. A visitor who cannot be sent on is kept at /landing/trafficback/. A network that leaves more often than people do counts
 * as a program, and is held back before it delays others.
 */
export const redirectorRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const {
    clicks,
    now,
    patienceMs,
    uuid = randomUUID,
    withoutHidden,
    limits = { ofPeople: 120, most: 600 },
  } = options;
  const countDeparture = createRequestCounter(WINDOW_MS);
  const isTimeToSay = atMostEvery(SAY_EVERY_MS);
  const findOffer = rememberOffers(options.departures, {
    onFailure: (error) => {
      if (isTimeToSay()) app.log.error(error, 'offers can not be read: the last answer counts');
    },
    patienceMs,
  });

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      // The lender sees our origin, not the page: the page's address may hold the amount and purpose of the loan.
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  app.get(redirectorPath, { exposeHeadRoute: false }, async (request, reply) => {
    // A prefetch of a click that may never come. Browsers could show a 204 in its place; after a 503 they ask again.
    if (isAskedAhead(request)) return reply.code(503).send();

    const { count, endsInMs } = countDeparture(addressPrefix(request.ip), performance.now());
    if (count > limits.most) {
      reply.header('retry-after', String(Math.ceil(endsInMs / 1000)));
      throw Object.assign(new Error('Too Many Requests'), { statusCode: 429, code: 'TOO_MANY_REQUESTS' });
    }
    // One deadline for all queries of a departure: no visitor waits twice for the database.
    const deadline = performance.now() + patienceMs;
    const search = readQuery(new URL(request.url, 'http://localhost').search);
    const found = await findOffer(askedOfferId(search));
    const [offer] = withoutHidden(found ? [found] : []);
    const asked = { search, headers: request.headers, clickId: uuid(), now: now() };
    const departure = prepareDeparture(offer, asked);
    if (!departure) return reply.redirect(trafficbackPath, 302);
    if (count > limits.ofPeople) departure.click.isBot = true;
    try {
      await clicks.record(departure.click, Math.max(0, deadline - performance.now()));
    } catch (error) {
      // A departure that is not recorded cannot be attributed, so the visitor stays.
      request.log.error(error, 'click not stored: visitor kept at trafficback');
      return reply.redirect(trafficbackPath, 302);
    }
    return reply.redirect(departure.target, 302);
  });

  // Link checkers and previews send HEAD requests: no visitor left.
  app.head(redirectorPath, async (_request, reply) => reply.code(204).send());
};

// Chromium and Firefox send `Sec-Purpose`, formerly `Purpose`; Safari's preview sends `Purpose`, formerly `X-Purpose`; old versions
// of Firefox `X-Moz`.
const SAYING_WHY = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

function isAskedAhead({ headers }: FastifyRequest): boolean {
  return SAYING_WHY.some((name) => /\b(?:prefetch|preview|prerender)\b/i.test(String(headers[name] ?? '')));
}
