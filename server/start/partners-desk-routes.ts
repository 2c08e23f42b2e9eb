import type { FastifyInstance } from 'fastify';
import { partnerKeyRoutes } from '#server/partners/api/partner-key-routes.ts';
import { listsRoutes } from '#server/partners/console/lists-routes.ts';
import { reportRoutes } from '#server/partners/console/report-routes.ts';
import { partnerAuthRoutes } from '#server/partners/desk/partner-auth-routes.ts';
import { partnerLinkRoutes } from '#server/partners/desk/partner-link-routes.ts';
import { partnerMeRoutes } from '#server/partners/desk/partner-me-routes.ts';
import {
  type PartnerPostbacksServices,
  partnerPostbacksRoutes,
} from '#server/partners/postbacks-out/partner-postbacks-routes.ts';
import { statementRoutes } from '#server/partners/ledger/statement-routes.ts';
import { limitOpenCalls } from './limit-open-calls.ts';

/** Registers every call of the partners' desk. */
export async function partnersDeskRoutes(
  app: FastifyInstance,
  services: PartnerPostbacksServices,
): Promise<void> {
  await app.register(async (open) => {
    await limitOpenCalls(open, services.callLimit);
    await open.register(partnerAuthRoutes, services);
    await open.register(partnerLinkRoutes, services);
  });
  await app.register(partnerMeRoutes, services);
  await app.register(partnerKeyRoutes, services);
  await app.register(reportRoutes, services);
  await app.register(listsRoutes, services);
  await app.register(statementRoutes, services);
  await app.register(partnerPostbacksRoutes, services);
}
