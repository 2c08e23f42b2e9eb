import type { FastifyInstance } from 'fastify';
import { consoleRoutes } from '#server/partners/console/console-routes.ts';
import { partnerAuthRoutes } from '#server/partners/desk/partner-auth-routes.ts';
import type { PartnerDeskServices } from '#server/partners/desk/partner-desk-services.ts';
import { partnerLinkRoutes } from '#server/partners/desk/partner-link-routes.ts';
import { partnerMeRoutes } from '#server/partners/desk/partner-me-routes.ts';
import { limitOpenCalls } from './limit-open-calls.ts';

/** Registers every call of the partners' desk. */
export async function partnersDeskRoutes(app: FastifyInstance, services: PartnerDeskServices): Promise<void> {
  await app.register(async (open) => {
    await limitOpenCalls(open, services.callLimit);
    await open.register(partnerAuthRoutes, services);
    await open.register(partnerLinkRoutes, services);
  });
  await app.register(partnerMeRoutes, services);
  await app.register(consoleRoutes, services);
}
