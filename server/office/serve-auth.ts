import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { addressPrefix } from '#server/shared/http/address-prefix.ts';
import { refuse } from './office-error.ts';
import { NETWORK_HEADER } from './sign-in-attempts.ts';

type Options = {
  openAuth: () => Promise<{ handler: (request: Request) => Promise<Response> }>;
  origin: string;
  /** address of the sign-in library's calls */
  prefix: `/api/${string}/auth`;
  /** its open calls, `POST /sign-out`; all others stay closed */
  calls: readonly string[];
  /** callers, in the form of the desk's guard: the library itself checks the session */
  config: FastifyContextConfig;
  /** sentences for refusals, by the library's code, where they are not the common ones */
  messages: Readonly<Record<string, string>>;
};

/** Sentences for the refusals of the sign-in library, by its code. */
const commonMessages: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: 'Adresa de e-mail sau parola nu este corectă.',
  INVALID_EMAIL: 'Introduceți o adresă de e-mail validă.',
  INVALID_PASSWORD: 'Parola actuală nu este corectă.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Prea multe coduri greșite. Introduceți din nou adresa și parola.',
  CODE_USED:
    'Cu acest cod s-a intrat deja. Introduceți din nou adresa și parola, apoi codul următor din aplicație.',
  INVALID_CODE: 'Codul nu este corect sau a expirat. Introduceți codul afișat acum de aplicație.',
  INVALID_BACKUP_CODE: 'Codul de rezervă nu este corect sau a fost folosit. Încercați altul.',
  INVALID_TWO_FACTOR_COOKIE:
    'Al doilea pas s-a închis: au trecut 10 minute ori au fost prea multe coduri greșite. Introduceți din nou adresa și parola.',
  SESSION_NOT_FRESH: 'Pentru această modificare ieșiți din cont și intrați din nou.',
  UNAUTHORIZED: 'Intrați în cont pentru a continua.',
};

/** Calls of every desk: password, sessions and second factor. */
export const passwordCalls = [
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

/** Serves the sign-in of a desk and a person's own account: each call goes to the library. */
export function serveAuth(
  app: FastifyInstance,
  { openAuth, origin, prefix, calls, config, messages }: Options,
): void {
  const sentences = { ...commonMessages, ...messages };
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ');
    app.route({
      method,
      url: prefix + path,
      config,
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
        return refuse(reply, answer.status, code.toLowerCase(), authMessage(sentences, code, message));
      },
    });
  }
}

/** Translates a refusal of the sign-in library. @param message its own sentence, used only if it is one of ours */
function authMessage(sentences: Readonly<Record<string, string>>, code: string, message = ''): string {
  if (code === 'PASSWORD_WEAK') return message;
  return sentences[code] ?? 'Nu am putut duce la capăt cererea. Încercați din nou.';
}
