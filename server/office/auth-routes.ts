import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyInstance } from 'fastify';
import { authMessage } from './auth-message.ts';
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
