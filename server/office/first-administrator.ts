import type { Kysely } from 'kysely';
import { createInvitation, invitationLink } from './invitations.ts';
import { hasAdministrator } from './users-repository.ts';
import type { Database } from '#server/db/tables.ts';

/** Returns a one-time link for the first administrator; undefined once there is one. */
export async function firstAdministratorLink(
  db: Kysely<Database>,
  origin: string,
  now: Date,
): Promise<string | undefined> {
  if (await hasAdministrator(db)) return undefined;
  const invited = { for: 'first-administrator' } as const;
  const token = await db.transaction().execute((trx) => createInvitation(trx, { invited, now }));
  return invitationLink(origin, token);
}
