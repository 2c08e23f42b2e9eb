import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { codedErrorAnswer, eventAnswer } from '#domain/answers/public.ts';
import { type Answer, bodyLimit, type EventIntake, type Sender } from './event-intake.ts';

/**
 * POST /api/event: stores one event of a page and answers when it is committed. Refusals name their reason: 400 with the field, 403
 * for another site's page, 413, 415, and 429 or 503 with Retry-After, after which the same uuid may be sent again. Most events
 * never reach this route: event-lane.ts answers those that arrive in one chunk, with the same intake.
 */
export const eventsRoutes: FastifyPluginAsync<{ intake: EventIntake }> = async (app, { intake }) => {
  const answerWith = (request: FastifyRequest, reply: FastifyReply, answer: Answer) =>
    reply
      .code(answer.statusCode)
      .headers(intake.headersOf(answer, senderOf(request)))
      .send(answer.body);

  // The intake reads the JSON itself, whatever parsers the rest of the site has. sendBeacon sends text/plain, which needs no
  // preflight.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    ['application/json', 'text/plain'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onRequest', async (request, reply) => {
    const refusal = intake.refuse(senderOf(request));
    if (refusal) return answerWith(request, reply, refusal);
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = intake.explain(error);
    if (!refusal) throw error;
    return answerWith(request, reply, refusal);
  });

  const options = {
    bodyLimit,
    schema: { response: { 200: eventAnswer, '4xx': codedErrorAnswer, '5xx': codedErrorAnswer } },
    // Declared, but serialised without a check: thousands come in a second, and the intake builds each answer from the same type.
    serializerCompiler: () => JSON.stringify,
  };
  app.post<{ Body: string | undefined }>('/api/event', options, async (request, reply) =>
    answerWith(request, reply, await intake.keep(request.body ?? '', senderOf(request))),
  );
  // Preflight of browsers when the events have a separate host (EVENTS_HOST).
  app.options('/api/event', async (request, reply) =>
    reply
      .code(204)
      .headers({
        ...intake.headersOf(undefined, senderOf(request)),
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '86400',
      })
      .send(),
  );
};

function senderOf({ ip, host, headers }: FastifyRequest): Sender {
  return { address: ip, host, origin: headers.origin, userAgent: headers['user-agent'] };
}
