import type { FastifyInstance } from 'fastify';
import { serveAuth } from '#server/office/serve-auth.ts';
import type { PartnerDeskServices } from './partner-desk-services.ts';

const calls = [
  'POST /sign-in/email',
  'POST /sign-out',
  'POST /change-password',
  'GET /list-sessions',
  'POST /revoke-session',
  'POST /revoke-other-sessions',
  'POST /two-factor/enable',
  'POST /two-factor/disable',
  'POST /two-factor/verify-totp',
  'POST /two-factor/verify-backup-code',
] as const;

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
    calls,
    config: { partnerAccess: 'anyone' },
    messages,
  });
}
