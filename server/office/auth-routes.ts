import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyInstance } from 'fastify';
import { refuse } from './office-error.ts';
import { addressPrefix } from '#server/shared/http/address-prefix.ts';
import type { OpenAuth } from './open-auth.ts';
import { NETWORK_HEADER } from './sign-in-attempts.ts';

type Options = { openAuth: OpenAuth; origin: string };

/** Open calls of the sign-in library; all its others stay closed. */
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
  'GET /passkey/generate-register-options',
  'POST /passkey/verify-registration',
  'GET /passkey/generate-authenticate-options',
  'POST /passkey/verify-authentication',
  'GET /passkey/list-user-passkeys',
  'POST /passkey/delete-passkey',
] as const;

/** Sentences for the refusals of the sign-in library, by its code. */
const messages: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: 'Adresa de e-mail sau parola nu este corectă.',
  INVALID_EMAIL: 'Introduceți o adresă de e-mail validă.',
  INVALID_PASSWORD: 'Parola actuală nu este corectă.',
  ACCOUNT_LOCKED:
    'Prea multe parole greșite. Încercați din nou peste 15 minute, dintr-un browser în care ați mai intrat sau cu o cheie de acces.',
  ACCOUNT_TEMPORARILY_LOCKED:
    'Prea multe coduri greșite. Încercați din nou peste 15 minute sau intrați cu o cheie de acces.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Prea multe coduri greșite. Introduceți din nou adresa și parola.',
  CODE_USED:
    'Cu acest cod s-a intrat deja. Introduceți din nou adresa și parola, apoi codul următor din aplicație.',
  INVALID_CODE: 'Codul nu este corect sau a expirat. Introduceți codul afișat acum de aplicație.',
  INVALID_BACKUP_CODE: 'Codul de rezervă nu este corect sau a fost folosit. Încercați altul.',
  INVALID_TWO_FACTOR_COOKIE:
    'Al doilea pas s-a închis: au trecut 10 minute ori au fost prea multe coduri greșite. Introduceți din nou adresa și parola.',
  DEACTIVATED: 'Contul este dezactivat. Vorbiți cu un administrator.',
  SESSION_NOT_FRESH: 'Pentru această modificare ieșiți din cont și intrați din nou.',
  AUTHENTICATION_FAILED: 'Cheia de acces nu a fost acceptată. Încercați din nou sau intrați cu parola.',
  PASSKEY_NOT_FOUND: 'Cheia de acces nu este înregistrată aici. Intrați cu parola.',
  CHALLENGE_NOT_FOUND: 'A trecut prea mult timp. Încercați din nou cu cheia de acces.',
  FAILED_TO_VERIFY_REGISTRATION: 'Cheia de acces nu a putut fi înregistrată. Încercați din nou.',
  UNAUTHORIZED: 'Intrați în cont pentru a continua.',
};

/** Serves sign-in and a person's own account: each call goes to the library, which asks for a session itself. */
export async function authRoutes(app: FastifyInstance, { openAuth, origin }: Options): Promise<void> {
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ');
    app.route({
      method,
      url: `/api/admin/auth${path}`,
      config: { access: 'anyone' },
      async handler(request, reply) {
        const headers = fromNodeHeaders(request.headers);
        headers.delete('content-length');
        // Overwrites the header of the caller: the network is that of the connection.
        headers.set(NETWORK_HEADER, addressPrefix(request.ip));
        const auth = await openAuth();
        const answer = await auth.handler(
          new Request(new URL(request.url, origin), {
            method,
            headers,
            ...(method === 'POST' && { body: JSON.stringify(request.body ?? {}) }),
          }),
        );
        const cookies = answer.headers.getSetCookie();
        if (cookies.length > 0) reply.header('set-cookie', cookies);
        const body: unknown = await answer.json();
        if (answer.ok) return reply.code(answer.status).send(body);
        const { code = 'unknown', message } = (body ?? {}) as { code?: string; message?: string };
        return refuse(reply, answer.status, code.toLowerCase(), authMessage(code, message));
      },
    });
  }
}

/** Translates a refusal of the sign-in library. @param message its own sentence, used only if it is one of ours */
function authMessage(code: string, message = ''): string {
  if (code === 'PASSWORD_WEAK') return message;
  return messages[code] ?? 'Nu am putut duce la capăt cererea. Încercați din nou.';
}
