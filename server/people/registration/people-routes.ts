import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  registrationAnswer,
  registrationsAnswer,
  subscriptionsAnswer,
} from '#domain/answers/office/people.ts';
import { PAGE_SIZE, pageSchema, rowsOfPage } from '#server/office/list-query.ts';
import { refuse } from '#server/office/office-error.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { Suppressions } from '#server/people/unsubscribe/suppressions.ts';
import { findRegistration, listRegistrations } from './registrations-repository.ts';
import { listSubscriptions } from '#server/people/subscriptions/list-subscriptions.ts';

const querySchema = z.object({ pagina: pageSchema, cauta: z.string().trim().max(100).optional() });

/** Serves registrations and subscriptions to administrators only. */
export const peopleRoutes: FastifyPluginAsyncZod<OfficeServices & { suppressions: Suppressions }> = async (
  app,
  { db, suppressions },
) => {
  const config = { access: [] };

  app.get(
    '/api/admin/registrations',
    { config, schema: { querystring: querySchema, response: { 200: registrationsAnswer } } },
    async ({ query }) => {
      const page = await listRegistrations(db, query.cauta || undefined, rowsOfPage(query.pagina));
      return { ...page, pageSize: PAGE_SIZE };
    },
  );

  app.get(
    '/api/admin/registrations/:reference',
    {
      config,
      schema: { params: z.object({ reference: z.string().max(40) }), response: { 200: registrationAnswer } },
    },
    async ({ params }, reply) => {
      const found = await findRegistration(db, params.reference);
      if (!found)
        return refuse(reply, 404, 'unknown', 'Această cerere de oferte nu există. Poate a fost ștearsă.');
      const { email, phone } = found;
      const isSuppressed = await suppressions.has(db, { email, phone: phone ?? undefined });
      return { ...found, isSuppressed };
    },
  );

  app.get(
    '/api/admin/subscriptions',
    {
      config,
      schema: { querystring: z.object({ pagina: pageSchema }), response: { 200: subscriptionsAnswer } },
    },
    async ({ query }) => ({
      ...(await listSubscriptions(db, rowsOfPage(query.pagina))),
      pageSize: PAGE_SIZE,
    }),
  );
};
