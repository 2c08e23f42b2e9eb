import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { auditAnswer } from '#domain/answers/office/audit.ts';
import { parseTypedDay } from '#domain/base/text/parse-day.ts';
import { listAuditLog } from '#server/shared/changes/audit-log.ts';
import { PAGE_SIZE, pageSchema, rowsOfPage } from './list-query.ts';
import type { OfficeServices } from './office-services.ts';

const daySchema = z
  .string()
  .optional()
  .transform((typed) => parseTypedDay(typed ?? '') ?? undefined);
const textSchema = z.string().trim().max(200).optional();
const querySchema = z.object({
  pagina: pageSchema,
  actiune: textSchema,
  cine: textSchema,
  fel: textSchema,
  subiect: textSchema,
  de_la: daySchema,
  pana_la: daySchema,
});

/** Serves the audit log to administrators only, since entries may hold the data they are about. */
export const auditRoutes: FastifyPluginAsyncZod<OfficeServices> = async (app, { db, country }) => {
  app.get(
    '/api/admin/audit',
    { config: { access: [] }, schema: { querystring: querySchema, response: { 200: auditAnswer } } },
    async ({ query }) => {
      const filter = {
        action: query.actiune,
        userName: query.cine,
        subjectKind: query.fel,
        subjectId: query.subiect,
        from: query.de_la,
        to: query.pana_la,
        timeZone: country.timeZone,
      };
      const { records, names, total } = await listAuditLog(db, filter, rowsOfPage(query.pagina));
      return { records, names, total, pageSize: PAGE_SIZE };
    },
  );
};
