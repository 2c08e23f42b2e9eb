import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { OfferList } from '#domain/offers/offer.ts';
import type { Country } from '#domain/countries/country.ts';
import { auditRoutes } from '#server/admin/audit-routes.ts';
import { authRoutes } from '#server/admin/auth-routes.ts';
import { invitationRoutes } from '#server/admin/invitation-routes.ts';
import { dataRequestsRoutes } from '#server/admin/data-requests-routes.ts';
import { limitCalls } from '#server/admin/limit-calls.ts';
import { leadFeedsRoutes } from '#server/admin/lead-feeds-routes.ts';
import { messagesRoutes } from '#server/admin/messages-routes.ts';
import { meRoutes } from '#server/admin/me-routes.ts';
import type { OpenAuth } from '#server/admin/open-auth.ts';
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
import type { Content } from '#server/content/content.ts';
import type { Database } from '#server/db/tables.ts';
import type { StoredResponse } from '#server/pages/stored-response.ts';
import type { OperationsServices } from '#server/operations/operations.ts';
import type { Suppressions } from '#server/unsubscribe/suppressions.ts';
import { peopleExportRoutes } from '#server/admin/people-export-routes.ts';
import { peopleRoutes } from '#server/admin/people-routes.ts';
import { suppressionsRoutes } from '#server/admin/suppressions-routes.ts';
import { statisticsRoutes } from '#server/statistics/statistics-routes.ts';
import { moderationRoutes } from '#server/admin/moderation-routes.ts';
import type { LiveInstance } from '#server/instances/instances-repository.ts';
import type { OwnInstance } from '#server/instances/own-instance.ts';
import type { MailOutbox } from '#server/mail/mail-outbox.ts';
import type { SignedLinks } from '#server/moderation/signed-links.ts';

/** What routes of the back office may use. */
export type OfficeServices = {
  db: Kysely<Database>;
  openAuth: OpenAuth;
  /** where the back office is opened */
  origin: string;
  /** who is told when a comment is answered, and how to stop that */
  moderation: { outbox: MailOutbox; links: SignedLinks };
  /** how we write to people, from where, and where their answers go */
  mail: { outbox: MailOutbox; operator: string; origin: string };
  suppressions: Suppressions;
  country: Country;
  now: () => Date;
  operations: OperationsServices;
  texts: TextsServices;
};

/** What the office knows of the texts of the site. */
export type TextsServices = {
  /** all of it, also what is not public yet */
  content: Content;
  /** whether visitors find a page at a path now */
  isPublicPath: (path: string) => boolean;
  /** the page of a text as visitors will see it; undefined when there is no such text */
  preview: (slug: string) => Promise<StoredResponse | undefined>;
  /** the files of texts with their hashes: as they were read at the start, and as they are now */
  files: { served: ReadonlyMap<string, string>; read: () => ReadonlyMap<string, string> };
  /** the program that answers, and all of them over this database */
  instances: {
    own: Pick<OwnInstance, 'id' | 'state'>;
    listLive: () => Promise<LiveInstance[]>;
    /** the offers as they are this moment, whatever was remembered */
    readOffers: () => Promise<OfferList>;
  };
};

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
