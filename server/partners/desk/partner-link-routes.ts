import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { partnerLinkAnswer } from '#domain/answers/partners/me.ts';
import { refuse } from '#server/office/office-error.ts';
import { officerEmailSchema } from '#server/office/officer-email.ts';
import { mailForgotten } from './mail-forgotten.ts';
import { findPartnerLink, usePartnerLink } from './partner-links.ts';
import type { PartnerDeskServices } from './partner-desk-services.ts';

const tokenSchema = z.string().max(100);
const expired = [
  410,
  'expired',
  'Linkul nu mai este valabil: a fost folosit, ați primit altul mai nou sau au trecut 48 de ore. Cereți altul la „Am uitat parola”.',
] as const;

/** Serves one-time links of partners, and asks for one after a forgotten password. Open to anyone: the link itself is the secret. */
export const partnerLinkRoutes: FastifyPluginAsyncZod<PartnerDeskServices> = async (
  app,
  { db, openAuth, outbox, origin, now },
) => {
  const config = { partnerAccess: 'anyone' as const };

  app.post(
    '/api/parteneri/link/open',
    { config, schema: { body: z.object({ token: tokenSchema }), response: { 200: partnerLinkAnswer } } },
    async (request, reply) => {
      const found = await findPartnerLink(db, request.body.token, now());
      if (!found) return refuse(reply, ...expired);
      return { legalName: found.legalName, email: found.email, isNew: found.userId === null };
    },
  );

  app.post(
    '/api/parteneri/link/accept',
    {
      config,
      schema: {
        body: z.object({ token: tokenSchema, password: z.string().max(1_000) }),
        response: { 200: doneAnswer },
      },
    },
    async (request, reply) => {
      const { password: passwords } = await (await openAuth()).$context;
      const problem = await usePartnerLink(db, request.body, {
        hashPassword: (password) => passwords.hash(password),
        now: now(),
      });
      if (problem === undefined) return done;
      if (problem === 'expired') return refuse(reply, ...expired);
      if (problem !== 'email-taken') return refuse(reply, 400, 'invalid', 'Verificați datele.', problem);
      return refuse(
        reply,
        409,
        'email-taken',
        'Această adresă de e-mail are deja contul altei firme. Scrieți-ne, ca să punem alta.',
      );
    },
  );

  app.post(
    '/api/parteneri/forgotten',
    { config, schema: { body: z.object({ email: officerEmailSchema }), response: { 200: doneAnswer } } },
    async (request) => {
      await mailForgotten(db, request.body.email, { outbox, origin, now: now() });
      // The same answer for every address, so that it does not reveal who has an account.
      return done;
    },
  );
};
