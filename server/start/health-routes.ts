import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { codedErrorAnswer, healthAnswer, readyAnswer, unreadyAnswer } from '#domain/answers/public.ts';
import type { PageStore } from '#server/web/pages/page-store.ts';

// The coded error is sent when the server sheds load.
/** Adds the calls by which monitors and load balancers ask whether the site lives and whether its pages are ready. */
export function addHealthRoutes(app: FastifyInstance, pages: Pick<PageStore, 'state'>): void {
  const fastify = app.withTypeProvider<ZodTypeProvider>();
  fastify.get(
    '/api/health',
    { schema: { response: { 200: healthAnswer, 503: codedErrorAnswer } } },
    async () => ({ status: 'ok' }) as const,
  );
  // Polled by load balancers: ready pages stay available while the database is not.
  fastify.get(
    '/api/ready',
    { schema: { response: { 200: readyAnswer, 503: z.union([unreadyAnswer, codedErrorAnswer]) } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const { state } = pages;
      if (state === 'ready') return { status: state };
      return await reply.code(503).header('retry-after', '1').send({ status: state });
    },
  );
}
