import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { invitationAnswer } from '#domain/answers/office/invitation.ts';
import { acceptInvitation, findInvitation } from './invitations.ts';
import { refuse } from './office-error.ts';
import type { OfficeServices } from './office-services.ts';
import { officerEmailSchema } from './officer-email.ts';
import { officerNameSchema } from './officer-name.ts';

const tokenSchema = z.string().max(100);
const acceptanceSchema = z.object({
  token: tokenSchema,
  email: officerEmailSchema,
  name: officerNameSchema,
  password: z.string().max(1_000),
});
const expired = [
  410,
  'expired',
  'Linkul nu mai este valabil: a fost folosit, ați primit altul mai nou sau au trecut 48 de ore. Cereți altul unui administrator.',
] as const;

/** Serves one-time links: their purpose and their use. Open to anyone, because the link itself is the secret. */
export const invitationRoutes: FastifyPluginAsyncZod<OfficeServices> = async (app, { db, openAuth, now }) => {
  const config = { access: 'anyone' as const };

  app.post(
    '/api/admin/invitation/open',
    { config, schema: { body: z.object({ token: tokenSchema }), response: { 200: invitationAnswer } } },
    async (request, reply) => {
      const found = await findInvitation(db, request.body.token, now());
      if (!found) return refuse(reply, ...expired);
      const { email, name, invited } = found;
      return { email, name, for: invited.for };
    },
  );

  app.post(
    '/api/admin/invitation/accept',
    { config, schema: { body: acceptanceSchema, response: { 200: doneAnswer } } },
    async (request, reply) => {
      const { password: passwords } = await (await openAuth()).$context;
      const problem = await acceptInvitation(db, request.body, {
        hashPassword: (password) => passwords.hash(password),
        now: now(),
      });
      if (problem === undefined) return done;
      if (problem === 'expired') return refuse(reply, ...expired);
      const fields =
        problem === 'email-taken' ? { email: 'Există deja un cont cu această adresă.' } : problem;
      return refuse(reply, 400, 'invalid', 'Verificați datele.', fields);
    },
  );
};
