import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { newPartnerKeyAnswer, partnerKeyAnswer } from '#domain/answers/partners/key.ts';
import { refuse } from '#server/office/office-error.ts';
import type { PartnerDeskServices } from '#server/partners/desk/partner-desk-services.ts';
import { partnerOf } from '#server/partners/desk/partners-plugin.ts';
import { createPartnerKeys } from './partner-keys.ts';

const config = { partnerAccess: 'partner' as const };

/** Serves the API key of a partner: the partner creates it, sees it once and revokes it. */
export const partnerKeyRoutes: FastifyPluginAsyncZod<PartnerDeskServices> = async (
  app,
  { db, now, origin },
) => {
  app.get(
    '/api/parteneri/key',
    { config, schema: { response: { 200: partnerKeyAnswer } } },
    async (request) => ({
      madeAt: (await createPartnerKeys(db).madeAt(partnerOf(request).partnerId)) ?? null,
      address: `${origin}/api/parteneri/v1/`,
    }),
  );

  app.post(
    '/api/parteneri/key',
    { config, schema: { response: { 200: newPartnerKeyAnswer } } },
    async (request) => ({ key: await createPartnerKeys(db).make(partnerOf(request).partnerId, now()) }),
  );

  app.post(
    '/api/parteneri/key/end',
    { config, schema: { response: { 200: doneAnswer } } },
    async (request, reply) => {
      const isEnded = await createPartnerKeys(db).end(partnerOf(request).partnerId);
      return isEnded ? done : refuse(reply, 404, 'gone', 'Nu mai aveți o cheie: s-a încheiat între timp.');
    },
  );
};
