import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refusedPostbacksAnswer, rereadPostbackAnswer } from '#domain/office/answers/refused-postbacks.ts';
import { listRefusedPostbacks, rereadPostback } from '#server/conversions/refused-postbacks.ts';
import { officerOf } from './office-plugin.ts';
import { addToAuditLog } from './audit-log.ts';
import { PAGE_SIZE, pageSchema, rowsOfPage } from './list-query.ts';
import { refuse } from './office-error.ts';
import type { OfficeServices } from './office-services.ts';

const idSchema = z.object({ id: z.uuid() });
const gone = [404, 'gone', 'Nu mai este aici: a fost citită între timp.'] as const;

/** What lenders reported and we could not take: looked at, and read again when the reason is gone. */
export const postbacksRoutes: FastifyPluginAsyncZod<OfficeServices> = async (app, { db, now }) => {
  app.get(
    '/api/admin/postbacks',
    {
      config: { access: ['analyst'] },
      schema: { querystring: z.object({ pagina: pageSchema }), response: { 200: refusedPostbacksAnswer } },
    },
    async ({ query }) => ({
      ...(await listRefusedPostbacks(db, rowsOfPage(query.pagina))),
      pageSize: PAGE_SIZE,
    }),
  );

  app.post(
    '/api/admin/postbacks/:id/reread',
    {
      config: { access: [], needsSecondFactor: true },
      schema: { params: idSchema, response: { 200: rereadPostbackAnswer } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const read = await db.transaction().execute(async (trx) => {
        const again = await rereadPostback(trx, id, now());
        if (!again) return undefined;
        await addToAuditLog(trx, {
          by: officerOf(request),
          at: now(),
          action: 'postback.reread',
          subject: { kind: 'postback', id },
          after: again,
        });
        return again;
      });
      return read ? { refusal: read.refusal } : refuse(reply, ...gone);
    },
  );
};
