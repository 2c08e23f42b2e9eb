import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { codedErrorAnswer, unsubscribedAnswer } from '#domain/answers/public.ts';
import type { Database } from '#server/db/tables.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

type Options = { links: Pick<UnsubscribeLinks, 'read' | 'stop'>; db: Kysely<Database>; now: () => Date };

const querySchema = z.object({ cheie: z.string().max(200) });

/**
 * POST /api/unsubscribe?cheie=…: sent by mail programs for their own button (RFC 8058). It ends the topics of the mail, and needs
 * no form and no page, whatever its body is. A GET redirects to the page with the button: a program that scans links must not
 * unsubscribe anyone.
 */
export const oneClickRoutes: FastifyPluginAsync<Options> = async (app, { links, db, now }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
    done(null),
  );

  app.post(
    '/api/unsubscribe',
    { schema: { response: { 200: unsubscribedAnswer, 400: codedErrorAnswer } } },
    async (request, reply) => {
      const query = querySchema.safeParse(request.query);
      const key = query.success ? links.read(query.data.cheie) : undefined;
      reply.header('cache-control', 'no-store');
      if (key) {
        await links.stop(db, key, now());
        return await reply.code(200).send({ status: 'unsubscribed' });
      }
      const message = 'Linkul nu este întreg. Vă puteți dezabona la /unsubscribe/.';
      return await reply.code(400).send({ error: { code: 'invalid_key', message } });
    },
  );

  app.get('/api/unsubscribe', async (request, reply) => {
    const query = querySchema.safeParse(request.query);
    const key = query.success ? `?cheie=${encodeURIComponent(query.data.cheie)}` : '';
    return await reply.redirect(`/unsubscribe/${key}`, 302);
  });
};
