import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { partnerMeAnswer } from '#domain/answers/partners/me.ts';
import type { PartnerDeskServices } from './partner-desk-services.ts';
import { partnerOf } from './partners-plugin.ts';

/** Serves the signed-in partner, with which every page of the desk begins. */
export const partnerMeRoutes: FastifyPluginAsyncZod<PartnerDeskServices> = async (app, { db }) => {
  app.get(
    '/api/parteneri/me',
    { config: { partnerAccess: 'partner' }, schema: { response: { 200: partnerMeAnswer } } },
    async (request) => {
      const { partnerId, name, email, twoFactorEnabled, sessionId } = partnerOf(request);
      const firm = await db
        .selectFrom('partners')
        .select([
          'legal_name as legalName',
          'tax_code as taxCode',
          'website',
          'provider_id as providerId',
          'state',
        ])
        .where('id', '=', partnerId)
        .executeTakeFirstOrThrow();
      return { partner: { ...firm, name, email, twoFactorEnabled, sessionId } };
    },
  );
};
