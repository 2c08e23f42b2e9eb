import type { FastifyInstance } from 'fastify';
import { statisticsRoutes } from '#server/statistics/statistics-routes.ts';
import { lawRoutes } from './law-routes.ts';
import { limitRequests } from '#server/http/limit-requests.ts';
import { auditRoutes } from './audit-routes.ts';
import { authRoutes } from './auth-routes.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { doctorRoutes } from './doctor-routes.ts';
import { dataRequestsRoutes } from './data-requests-routes.ts';
import { evidenceBoardRoutes } from './evidence-board-routes.ts';
import { evidenceFilesRoutes } from './evidence-files-routes.ts';
import { evidenceRoutes } from './evidence-routes.ts';
import { evidenceTablesRoutes } from './evidence-tables-routes.ts';
import { leadFeedsRoutes } from './lead-feeds-routes.ts';
import type { OfficeServices } from './office-services.ts';
import { messagesRoutes } from './messages-routes.ts';
import { hiddenRoutes } from './hidden-routes.ts';
import { meRoutes } from './me-routes.ts';
import { operationsRoutes } from './operations-routes.ts';
import { offerChangesRoutes } from './offer-changes-routes.ts';
import { offerFilesRoutes } from './offer-files-routes.ts';
import { offersPreviewRoutes } from './offers-preview-routes.ts';
import { offersRoutes } from './offers-routes.ts';
import { postbacksRoutes } from './postbacks-routes.ts';
import { publicationRoutes } from './publication-routes.ts';
import { priceReportsRoutes } from './price-reports-routes.ts';
import { pushSendRoutes } from './push-routes.ts';
import { contentFilesRoutes } from './content-files-routes.ts';
import { sentRequestsRoutes } from './sent-requests-routes.ts';
import { seriesRoutes } from './series-routes.ts';
import { transparencyRoutes } from './transparency-routes.ts';
import { textsRoutes } from './texts-routes.ts';
import { usersRoutes } from './users-routes.ts';
import { peopleExportRoutes } from './people-export-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { suppressionsRoutes } from './suppressions-routes.ts';
import { moderationRoutes } from './moderation-routes.ts';

/** Registers every call of the back office, subject by subject. */
export async function officeRoutes(app: FastifyInstance, services: OfficeServices): Promise<void> {
  await app.register(async (open) => {
    await limitCalls(open, services.callLimit);
    await open.register(authRoutes, services);
    await open.register(invitationRoutes, services);
  });
  await app.register(meRoutes, services);
  await app.register(usersRoutes, services);
  await app.register(auditRoutes, services);
  await app.register(statisticsRoutes, services);
  await app.register(operationsRoutes, services);
  await app.register(doctorRoutes, services);
  await app.register(postbacksRoutes, services);
  await app.register(moderationRoutes, services);
  await app.register(dataRequestsRoutes, services);
  await app.register(offersRoutes, services);
  await app.register(offerChangesRoutes, services);
  await app.register(offersPreviewRoutes, services);
  await app.register(evidenceRoutes, services);
  await app.register(evidenceFilesRoutes, services);
  await app.register(evidenceBoardRoutes, services);
  await app.register(evidenceTablesRoutes, services);
  await app.register(seriesRoutes, services);
  await app.register(transparencyRoutes, services);
  await app.register(priceReportsRoutes, services);
  await app.register(sentRequestsRoutes, services);
  await app.register(leadFeedsRoutes, services);
  await app.register(offerFilesRoutes, services);
  await app.register(pushSendRoutes, services);
  await app.register(textsRoutes, services);
  await app.register(contentFilesRoutes, services);
  await app.register(publicationRoutes, services);
  await app.register(hiddenRoutes, services);
  await app.register(lawRoutes, services);
  await app.register(messagesRoutes, services);
  await app.register(peopleRoutes, services);
  await app.register(peopleExportRoutes, services);
  await app.register(suppressionsRoutes, services);
}

/** Limits the calls that are open to people without an account. */
async function limitCalls(app: FastifyInstance, callLimit: number): Promise<void> {
  await limitRequests(app, {
    max: callLimit,
    windowMs: 60_000,
    refusal: () => Object.assign(new Error('too many calls'), { statusCode: 429, code: 'TOO_MANY_CALLS' }),
  });
}
