import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { linkAnswer, usersAnswer } from '#domain/answers/office/users.ts';
import { roles } from '#domain/answers/office/role.ts';
import { officerOf } from './office-plugin.ts';
import { addToAuditLog, type Author } from '#server/shared/changes/audit-log.ts';
import { createInvitation, invitationLink, listOpenInvitations, withdrawInvitation } from './invitations.ts';
import { inviteUser } from './invite-user.ts';
import type { OfficeServices } from './office-services.ts';
import { refuse } from './office-error.ts';
import { officerEmailSchema } from './officer-email.ts';
import { officerNameSchema } from './officer-name.ts';
import { changeUser, listUsers } from './users-repository.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

const rolesSchema = z
  .array(z.enum(roles))
  .min(1, 'Alegeți cel puțin un rol.')
  .transform((given) => roles.filter((role) => given.includes(role)));
const personSchema = z.object({
  email: officerEmailSchema,
  name: officerNameSchema,
  roles: rolesSchema,
});
const changeSchema = z.union([
  z.strictObject({ roles: rolesSchema }),
  z.strictObject({ isActive: z.boolean() }),
  z.strictObject({ twoFactorEnabled: z.literal(false) }),
]);
const idSchema = z.object({ id: z.string().max(100) });
const invitationSchema = z.object({ id: z.uuid() });

/** Serves the people of the back office to administrators only. */
export const usersRoutes: FastifyPluginAsyncZod<OfficeServices> = async (app, { db, origin, mail, now }) => {
  const config = { access: [] };
  const keepers = { ...config, needsSecondFactor: true };

  app.get('/api/admin/users', { config, schema: { response: { 200: usersAnswer } } }, async () => ({
    users: await listUsers(db),
    invitations: await listOpenInvitations(db, now()),
  }));

  app.post(
    '/api/admin/users/invitations/:id/withdraw',
    { config: keepers, schema: { params: invitationSchema, response: { 200: doneAnswer } } },
    async (request, reply) => {
      const by = officerOf(request);
      const email = await db.transaction().execute(async (trx) => {
        const withdrawn = await withdrawInvitation(trx, request.params.id, now());
        if (withdrawn === undefined) return undefined;
        const subject = { kind: 'user', id: withdrawn };
        await addToAuditLog(trx, { by, at: now(), action: 'user.invitation-withdrawn', subject });
        return withdrawn;
      });
      if (email !== undefined) return done;
      return refuse(
        reply,
        404,
        'unknown',
        'Invitația nu mai este deschisă: a fost folosită, retrasă sau a expirat.',
      );
    },
  );

  app.post(
    '/api/admin/users',
    { config: keepers, schema: { body: personSchema, response: { 200: linkAnswer } } },
    async (request, reply) => {
      const invited = { for: 'new', ...request.body } as const;
      const link = await inviteUser(db, invited, { by: officerOf(request), origin, mail, now: now() });
      if (!link) {
        return refuse(reply, 409, 'email-taken', 'Verificați datele.', {
          email: 'Există deja un cont cu această adresă.',
        });
      }
      return { link };
    },
  );

  app.patch(
    '/api/admin/users/:id',
    { config: keepers, schema: { params: idSchema, body: changeSchema, response: { 200: doneAnswer } } },
    async (request, reply) => {
      const by = officerOf(request);
      const { id } = request.params;
      const answer = await changeUser(db, { id, change: request.body, by, now: now() });
      if (answer === 'unknown') return refuseUnknown(reply);
      if (answer === 'last-administrator') {
        return refuse(
          reply,
          409,
          'last-administrator',
          'Este singurul administrator: numiți întâi pe altcineva.',
        );
      }
      return done;
    },
  );

  app.post(
    '/api/admin/users/:id/new-password',
    { config: keepers, schema: { params: idSchema, response: { 200: linkAnswer } } },
    async (request, reply) => {
      const { id } = request.params;
      const token = await newPasswordToken(db, id, { by: officerOf(request), now: now() });
      return token ? { link: invitationLink(origin, token) } : refuseUnknown(reply);
    },
  );
};

function refuseUnknown(reply: FastifyReply) {
  return refuse(reply, 404, 'unknown', 'Acest cont nu există.');
}

/** Makes the token of a new password for a user, with an entry in the audit log. @returns undefined when there is no such user */
async function newPasswordToken(
  db: Kysely<Database>,
  id: string,
  { by, now }: { by: Author; now: Date },
): Promise<string | undefined> {
  return await db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('office_users').select('id').where('id', '=', id).executeTakeFirst();
    if (!known) return undefined;
    const subject = { kind: 'user', id };
    await addToAuditLog(trx, { by, at: now, action: 'user.new-password-link', subject });
    return await createInvitation(trx, { invited: { for: 'new-password', userId: id }, now });
  });
}
