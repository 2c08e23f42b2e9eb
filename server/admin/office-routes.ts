import type { FastifyInstance } from 'fastify';
import { auditRoutes } from '#server/admin/audit-routes.ts';
import { authRoutes } from '#server/admin/auth-routes.ts';
import { invitationRoutes } from '#server/admin/invitation-routes.ts';
import { dataRequestsRoutes } from '#server/admin/data-requests-routes.ts';
import { limitCalls } from '#server/admin/limit-calls.ts';
import { leadFeedsRoutes } from '#server/admin/lead-feeds-routes.ts';
import type { OfficeServices } from '#server/admin/office-services.ts';
import { messagesRoutes } from '#server/admin/messages-routes.ts';
import { meRoutes } from '#server/admin/me-routes.ts';
import { operationsRoutes } from '#server/admin/operations-routes.ts';
import { offerChangesRoutes } from '#server/admin/offer-changes-routes.ts';
import { offerFilesRoutes } from '#server/admin/offer-files-routes.ts';
import { offersPreviewRoutes } from '#server/admin/offers-preview-routes.ts';
import { offersRoutes } from '#server/admin/offers-routes.ts';
import { publicationRoutes } from '#server/admin/publication-routes.ts';
import { pushSendRoutes } from '#server/admin/push-routes.ts';
import { contentFilesRoutes } from '#server/admin/content-files-routes.ts';
import { textsRoutes } from '#server/admin/texts-routes.ts';
import { usersRoutes } from '#server/admin/users-routes.ts';
import { peopleExportRoutes } from '#server/admin/people-export-routes.ts';
import { peopleRoutes } from '#server/admin/people-routes.ts';
import { suppressionsRoutes } from '#server/admin/suppressions-routes.ts';
import { statisticsRoutes } from '#server/statistics/statistics-routes.ts';
import { moderationRoutes } from '#server/admin/moderation-routes.ts';

/** Every call of the back office, subject by subject. */
export async function officeRoutes(app: FastifyInstance, services: OfficeServices): Promise<void> {
  await app.register(async (open) => {
    await limitCalls(open);
    await open.register(authRoutes, services);
    await open.register(invitationRoutes, services);
  });
  await app.register(meRoutes, services);
  await app.register(usersRoutes, services);
  await app.register(auditRoutes, services);
  await app.register(statisticsRoutes, services);
  await app.register(operationsRoutes, services);
  await app.register(moderationRoutes, services);
  await app.register(dataRequestsRoutes, services);
  await app.register(offersRoutes, services);
  await app.register(offerChangesRoutes, services);
  await app.register(offersPreviewRoutes, services);
  await app.register(leadFeedsRoutes, services);
  await app.register(offerFilesRoutes, services);
  await app.register(pushSendRoutes, services);
  await app.register(textsRoutes, services);
  await app.register(contentFilesRoutes, services);
  await app.register(publicationRoutes, services);
  await app.register(messagesRoutes, services);
  await app.register(peopleRoutes, services);
  await app.register(peopleExportRoutes, services);
  await app.register(suppressionsRoutes, services);
}
