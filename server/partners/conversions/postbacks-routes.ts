import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { refusedPostbacksAnswer, rereadPostbackAnswer } from '#domain/answers/office/refused-postbacks.ts';
import { decideAmount, listRefusedPostbacks, rereadPostback } from './refused-postbacks.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import { PAGE_SIZE, pageSchema, rowsOfPage } from '#server/office/list-query.ts';
import { refuse } from '#server/office/office-error.ts';
import type { OfficeServices } from '#server/office/office-services.ts';

const idSchema = z.object({ id: z.uuid() });
const gone = [404, 'gone', 'Nu mai este aici: a citit-o altcineva între timp.'] as const;
const keepers = { access: [], needsSecondFactor: true };

/**
 * Serves lenders' refused reports: list, a second reading once the reason is gone, and amounts that need a person's confirmation.
 */
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
      config: keepers,
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

  app.post(
    '/api/admin/postbacks/:id/amount',
    {
      config: keepers,
      schema: {
        params: idSchema,
        body: z.object({ isRight: z.boolean() }),
        response: { 200: doneAnswer },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { isRight } = request.body;
      const isDecided = await db.transaction().execute(async (trx) => {
        if (!(await decideAmount(trx, { id, isRight, now: now() }))) return false;
        await addToAuditLog(trx, {
          by: officerOf(request),
          at: now(),
          action: isRight ? 'postback.amount-accepted' : 'postback.amount-refused',
          subject: { kind: 'postback', id },
        });
        return true;
      });
      return isDecided ? done : refuse(reply, ...gone);
    },
  );
};
