import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { dataRequestsAnswer } from '#domain/answers/office/data-requests.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { paragraphSchema } from '#domain/base/forms/texts.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import { PAGE_SIZE, pageSchema, rowsOfPage } from '#server/office/list-query.ts';
import { refuse } from '#server/office/office-error.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import { answerRequest, listOfficeRequests } from './office-requests.ts';

const querySchema = z.object({
  pagina: pageSchema,
  stare: z.enum(['deschise', 'rezolvate']).catch('deschise'),
});
const answerSchema = z.object({
  answer: paragraphSchema({ empty: 'Scrieți răspunsul', least: 10, most: 3000 }),
});

/** Serves people's requests about their own data to administrators only, since they are about persons. */
export const dataRequestsRoutes: FastifyPluginAsyncZod<OfficeServices> = async (app, services) => {
  const { db, now, moderation, country } = services;
  const config = { access: [] };

  app.get(
    '/api/admin/data-requests',
    { config, schema: { querystring: querySchema, response: { 200: dataRequestsAnswer } } },
    async ({ query }) => {
      const filter = { isDone: query.stare === 'rezolvate', today: dayOf(now(), country.timeZone) };
      return { ...(await listOfficeRequests(db, filter, rowsOfPage(query.pagina))), pageSize: PAGE_SIZE };
    },
  );

  app.post(
    '/api/admin/data-requests/:reference/answer',
    {
      config,
      schema: {
        params: z.object({ reference: z.string().max(40) }),
        body: answerSchema,
        response: { 200: doneAnswer },
      },
    },
    async (request, reply) => {
      const { reference } = request.params;
      const { answer } = request.body;
      const { outbox, links } = moderation;
      const at = now();
      const isDone = await db.transaction().execute(async (trx) => {
        if (!(await answerRequest(trx, { reference, answer }, { outbox, origin: links.origin, now: at })))
          return false;
        // The log records the colleague and the request, not the person who made it.
        await addToAuditLog(trx, {
          by: officerOf(request),
          at,
          action: 'data-request.answered',
          subject: { kind: 'data-request', id: reference },
        });
        return true;
      });
      if (isDone) return done;
      return refuse(reply, 404, 'unknown', 'Cererea nu mai este deschisă. Reîncărcați lista.');
    },
  );
};
