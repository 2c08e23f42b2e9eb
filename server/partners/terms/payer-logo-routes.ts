import type { Kysely } from 'kysely';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#server/db/tables.ts';
import { limitRequests } from '#server/shared/http/limit-requests.ts';
import { createPayers } from './payers.ts';

const paramsSchema = z.object({ id: z.uuid(), version: z.string().regex(/^[0-9a-f]{12}$/) });

/** GET /api/payers/:id/logo/:version: the logo of a payer, for `/lista-partenerilor/`. Another logo has another address. */
export const payerLogoRoutes: FastifyPluginAsyncZod<{ db: Kysely<Database> }> = async (app, { db }) => {
  await limitRequests(app, { max: 120, windowMs: 60_000 });
  app.get('/api/payers/:id/logo/:version', { schema: { params: paramsSchema } }, async (request, reply) => {
    const logo = await createPayers(db).logoOf(request.params.id, request.params.version);
    if (!logo) return reply.callNotFound();
    return reply
      .headers({
        'content-type': logo.type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        // An SVG opened directly in the browser runs no script either.
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(logo.content);
  });
};
