import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { statementAnswer } from '#domain/answers/partners/ledger.ts';
import type { PartnerDeskServices } from '#server/partners/desk/partner-desk-services.ts';
import { partnerOf } from '#server/partners/desk/partners-plugin.ts';
import { monthQuery } from './month-query.ts';
import { readStatement } from './read-statement.ts';
import { sendStatement, statementFormats } from './send-statement.ts';

const config = { partnerAccess: 'partner' as const };

/** Serves a partner's own statements, as pages and as files. */
export const statementRoutes: FastifyPluginAsyncZod<PartnerDeskServices> = async (
  app,
  { db, country, now },
) => {
  const read = (partnerId: string, { luna: month }: z.output<typeof monthQuery>) =>
    readStatement(db, { partnerId, month, now: now(), timeZone: country.timeZone });

  app.get(
    '/api/parteneri/statement',
    { config, schema: { querystring: monthQuery, response: { 200: statementAnswer } } },
    async (request) => (await read(partnerOf(request).partnerId, request.query)).answer,
  );

  app.get(
    '/api/parteneri/statement.:format',
    { config, schema: { params: z.object({ format: z.enum(statementFormats) }), querystring: monthQuery } },
    async (request, reply) =>
      sendStatement(reply, await read(partnerOf(request).partnerId, request.query), request.params.format),
  );
};
