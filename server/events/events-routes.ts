import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addressPrefix } from '#server/events/address-prefix.ts';
import { type Refusal, refusalSchema, toEventRefusal, wrongOrigin } from '#server/events/event-refusal.ts';
import { eventSchema } from '#server/events/event-schema.ts';
import type { EventSink } from '#server/events/event-sink.ts';
import { isBot } from '#server/events/is-bot.ts';

type Options = {
  sink: EventSink;
  country: string;
  /** where the pages are served from, e.g. https://imprumutclar.ro */
  publicOrigin: string;
  now: () => Date;
  /** most events from one network (/24 or /48) in a window; a page sends a few, an office of people some dozens */
  limit?: { max: number; windowMs: number };
};

const bodyLimit = 16 * 1024;
const LOG_EVERY_MS = 1_000;
const acknowledgement = z.object({ status: z.enum(['stored', 'duplicate']), uuid: z.string() });

/**
 * POST /api/event: takes one event of a page and answers when it is committed. What it refuses it names: 400 with the
 * field, 403 another site's page, 413, 415, and 429 or 503 with Retry-After, after which the same uuid may come again.
 */
export const eventsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { sink, country, publicOrigin, now, limit = { max: 120, windowMs: 10_000 } } = options;

  await app.register(rateLimit, {
    max: limit.max,
    timeWindow: limit.windowMs,
    keyGenerator: (request) => addressPrefix(request.ip),
    addHeadersOnExceeding: noCounters,
    addHeaders: { ...noCounters, 'retry-after': true },
  });
  // Only JSON, whatever the rest of the site takes. sendBeacon sends text/plain, which spares it a preflight.
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(['application/json', 'text/plain'], { parseAs: 'string' }, parseJson);

  // An outage fails thousands of events a second, all for one reason.
  let quietUntil = 0;
  function logOutage(error: unknown, request: FastifyRequest) {
    const time = now().getTime();
    if (time < quietUntil) return;
    quietUntil = time + LOG_EVERY_MS;
    request.log.error(error, 'events are not stored');
  }

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined) return;
    if (origin === publicOrigin) {
      // A page on another host may read no other header unless it is named.
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'retry-after',
      });
    }
    if (origin !== publicOrigin && !isSameHost(origin, request)) return refuse(reply, wrongOrigin());
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = toEventRefusal(error);
    if (!refusal) throw error;
    if (refusal.statusCode === 503) logOutage(error, request);
    return refuse(reply, refusal);
  });

  app.post(
    '/api/event',
    {
      bodyLimit,
      schema: {
        body: eventSchema,
        response: { 200: acknowledgement, '4xx': refusalSchema, 503: refusalSchema },
      },
    },
    async (request) => {
      const event = request.body;
      const receivedAt = now();
      const status = await sink.add({
        ...event,
        receivedAt,
        country,
        isBot: isBot(request.headers['user-agent']),
      });
      return { status, uuid: event.uuid };
    },
  );
  // Asked by browsers when the events have a host of their own (EVENTS_HOST).
  app.options('/api/event', async (_request, reply) => {
    reply.headers({
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '86400',
    });
    return reply.code(204).send();
  });
};

const noCounters = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** A page opened under another of our names (127.0.0.1, a preview host) is still our page: it asks its own host. */
function isSameHost(origin: string, request: FastifyRequest): boolean {
  return URL.parse(origin)?.host === request.host;
}

function refuse(reply: FastifyReply, { statusCode, retryAfterSeconds, body }: Refusal) {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply.code(statusCode).send(body);
}
