import type { FastifyInstance } from 'fastify';
import { passwordCalls, serveAuth } from '#server/office/serve-auth.ts';
import type { PartnerDeskServices } from './partner-desk-services.ts';

const messages: Readonly<Record<string, string>> = {
  ACCOUNT_LOCKED:
    'Prea multe parole greșite. Încercați din nou peste 15 minute sau dintr-un browser în care ați mai intrat.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Prea multe coduri greșite. Încercați din nou peste 15 minute.',
};

/** Serves the sign-in of partners and their own account. */
export async function partnerAuthRoutes(
  app: FastifyInstance,
  { openAuth, origin }: PartnerDeskServices,
): Promise<void> {
  serveAuth(app, {
    openAuth,
    origin,
    prefix: '/api/parteneri/auth',
    calls: passwordCalls,
    config: { partnerAccess: 'anyone' },
    messages,
  });
}
