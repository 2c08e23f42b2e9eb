import type { FastifyInstance } from 'fastify';
import type { OpenAuth } from './open-auth.ts';
import { passwordCalls, serveAuth } from './serve-auth.ts';

type Options = { openAuth: OpenAuth; origin: string };

const calls = [
  ...passwordCalls,
  'GET /passkey/generate-register-options',
  'POST /passkey/verify-registration',
  'GET /passkey/generate-authenticate-options',
  'POST /passkey/verify-authentication',
  'GET /passkey/list-user-passkeys',
  'POST /passkey/delete-passkey',
] as const;

const messages: Readonly<Record<string, string>> = {
  ACCOUNT_LOCKED:
    'Prea multe parole greșite. Încercați din nou peste 15 minute, dintr-un browser în care ați mai intrat sau cu o cheie de acces.',
  ACCOUNT_TEMPORARILY_LOCKED:
    'Prea multe coduri greșite. Încercați din nou peste 15 minute sau intrați cu o cheie de acces.',
  DEACTIVATED: 'Contul este dezactivat. Vorbiți cu un administrator.',
  AUTHENTICATION_FAILED: 'Cheia de acces nu a fost acceptată. Încercați din nou sau intrați cu parola.',
  PASSKEY_NOT_FOUND: 'Cheia de acces nu este înregistrată aici. Intrați cu parola.',
  CHALLENGE_NOT_FOUND: 'A trecut prea mult timp. Încercați din nou cu cheia de acces.',
  FAILED_TO_VERIFY_REGISTRATION: 'Cheia de acces nu a putut fi înregistrată. Încercați din nou.',
};

/** Serves the sign-in of the back office and a colleague's own account. */
export async function authRoutes(app: FastifyInstance, { openAuth, origin }: Options): Promise<void> {
  serveAuth(app, {
    openAuth,
    origin,
    prefix: '/api/admin/auth',
    calls,
    config: { access: 'anyone' },
    messages,
  });
}
