import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { askedOfferId } from '#domain/offers/asked-offer-id.ts';
import { readQuery } from '#domain/text/read-query.ts';
import type { Offer } from '#domain/offers/offer.ts';
import type { DepartureOffers } from './departure-offers.ts';
import { addressPrefix } from '#server/http/address-prefix.ts';
import { createRequestCounter } from '#server/http/request-counter.ts';
import { everySoOften } from '#server/every-so-often.ts';
import type { ClickRecorder } from './record-clicks.ts';
import { prepareDeparture } from './prepare-departure.ts';
import { rememberOffers } from './remember-offers.ts';

type Options = {
  departures: DepartureOffers;
  /** offers without those that the office has taken out of sight, also while nobody else can say anything */
  withoutHidden: (offers: readonly Offer[]) => Offer[];
  clicks: Pick<ClickRecorder, 'record'>;
  /** milliseconds a visitor waits for the database: for today's offer, before the one seen last counts, and for the click */
  patienceMs: number;
  limits?: DepartureLimits;
  now: () => Date;
  /** gives a UUID v4 */
  uuid?: () => string;
};

/** Departures of one network (/24 or /48) in a minute. */
type DepartureLimits = {
  /** as many as people of one network may make; those beyond count as a program's, and lead on */
  ofPeople: number;
  /** beyond these nobody leaves */
  most: number;
};

const WINDOW_MS = 60_000;
const SAY_EVERY_MS = 1_000;

const redirectorPath = '/landing/redirector/';
const trafficbackPath = '/landing/trafficback/';

/**
 * GET /landing/redirector/?offer=ID: stores a click, then sends the visitor to that offer's own link. The target
 * never comes from the request. Whoever can not be sent on is kept at /landing/trafficback/. A network that leaves more often
 * than people do is counted as a program, and held back before others wait for it.
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
  const isTimeToSay = everySoOften(SAY_EVERY_MS);
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
      // The lender learns our name, not the page: its address may hold the amount and the purpose of the loan.
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  app.get(redirectorPath, { exposeHeadRoute: false }, async (request, reply) => {
    // Asked ahead of a click that may never come. A 204 could be shown in its place; after a 503 browsers ask again.
    if (isAskedAhead(request)) return reply.code(503).send();

    const { count, endsInMs } = countDeparture(addressPrefix(request.ip), performance.now());
    if (count > limits.most) {
      reply.header('retry-after', String(Math.ceil(endsInMs / 1000)));
      throw Object.assign(new Error('Too Many Requests'), { statusCode: 429, code: 'TOO_MANY_REQUESTS' });
    }
    // One patience for all that is asked of the database: nobody waits for it twice.
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
      // A departure that is not on record can not be attributed to anyone, so nobody leaves.
      request.log.error(error, 'click not stored: visitor kept at trafficback');
      return reply.redirect(trafficbackPath, 302);
    }
    return reply.redirect(departure.target, 302);
  });

  // Link checkers and previews: nobody left.
  app.head(redirectorPath, async (_request, reply) => reply.code(204).send());
};

// Chromium and Firefox say it in `Sec-Purpose`, before that in `Purpose`; Safari's preview in `Purpose` and, of old, `X-Purpose`; Firefox of old in `X-Moz`.
const SAYING_WHY = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

function isAskedAhead({ headers }: FastifyRequest): boolean {
  return SAYING_WHY.some((name) => /\b(?:prefetch|preview|prerender)\b/i.test(String(headers[name] ?? '')));
}
