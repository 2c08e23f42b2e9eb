import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { pushKeyAnswer, pushTopicsAnswer } from '#domain/answers/public.ts';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { readPause } from '#domain/people/privacy/pause.ts';
import { isPushEndpoint } from '#domain/people/push/push-endpoint.ts';
import { pushTopics } from '#domain/people/push/push-topics.ts';
import { limitRequests } from '#server/shared/http/limit-requests.ts';
import type { PushRepository } from './push-repository.ts';

type Options = { repository: PushRepository; ownService: string; today: () => IsoDay; now: () => Date };

/**
 * Serves a browser's notifications: the site's key, its own topics, and calls to start, change, pause or stop them. A browser is
 * identified by the secret address from its push service.
 */
export const pushRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { repository, ownService, today, now } = options;
  await limitRequests(app, { max: 60, windowMs: 60_000 });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  const endpoint = z.string().refine((value) => isPushEndpoint(value, ownService), 'not a push service');
  // Decoding alone would ignore all other characters, and we would store them.
  const key = (bytes: number) =>
    z
      .string()
      .regex(/^[\w-]{1,100}=*$/)
      .refine((value) => Buffer.from(value, 'base64url').length === bytes, `not ${bytes} bytes`);
  // A point of P-256 and a secret, as the Push API makes them.
  const target = z.object({ endpoint, keys: z.object({ p256dh: key(65), auth: key(16) }) });
  const subscription = target.extend({
    topics: z.array(z.enum(pushTopics)).min(1).max(pushTopics.length),
  });
  const pauseOf = ({ headers }: FastifyRequest) => readPause(headers.cookie ?? '', today());

  app.get('/api/push/key', { schema: { response: { 200: pushKeyAnswer } } }, async () => ({
    key: (await repository.keys()).publicKey,
  }));

  app.put('/api/push/subscription', { schema: { body: subscription } }, async (request, reply) => {
    const { keys, topics, endpoint: address } = request.body;
    const pausedUntil = pauseOf(request);
    await repository.subscribe({ endpoint: address, ...keys }, [...new Set(topics)], now(), pausedUntil);
    return reply.code(204).send();
  });

  // Sent by the browser's service worker, which alone knows both addresses.
  app.post(
    '/api/push/renew',
    { schema: { body: target.extend({ before: endpoint }) } },
    async (request, reply) => {
      const { before, keys, endpoint: address } = request.body;
      await repository.renew(before, { endpoint: address, ...keys }, now());
      return reply.code(204).send();
    },
  );

  // Sent by the page a browser sees during its pause; the cookie holds the pause.
  app.post('/api/push/pause', { schema: { body: z.object({ endpoint }) } }, async (request, reply) => {
    const until = pauseOf(request);
    if (until) await repository.pause(request.body.endpoint, until);
    return reply.code(204).send();
  });

  // The address is a secret: it is sent in a body, not in a URL that logs record.
  app.post(
    '/api/push/topics',
    { schema: { body: z.object({ endpoint }), response: { 200: pushTopicsAnswer } } },
    async (request) => ({
      topics: await repository.topicsOf(request.body.endpoint),
    }),
  );

  app.post('/api/push/stop', { schema: { body: z.object({ endpoint }) } }, async (request, reply) => {
    await repository.unsubscribe(request.body.endpoint);
    return reply.code(204).send();
  });
};
