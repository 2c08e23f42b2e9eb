import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { auditRoutes } from '#server/admin/audit-routes.ts';
import { authRoutes } from '#server/admin/auth-routes.ts';
import type { Auth } from '#server/admin/create-auth.ts';
import { invitationRoutes } from '#server/admin/invitation-routes.ts';
import { limitCalls } from '#server/admin/limit-calls.ts';
import { meRoutes } from '#server/admin/me-routes.ts';
import { usersRoutes } from '#server/admin/users-routes.ts';
import type { Database } from '#server/db/tables.ts';

/** What routes of the back office may use. */
export type OfficeServices = {
  db: Kysely<Database>;
  auth: Auth;
  /** where the back office is opened */
  origin: string;
  now: () => Date;
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
}
