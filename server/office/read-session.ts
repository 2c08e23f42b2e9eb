import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Read<Session> = { headers?: Headers | null; response: Session | null };

/** Error of a session that cannot be read, which takes the database alone: the sign-in library logs the cause, and throws it away. */
class SessionUnreadable extends Error {
  override name = 'SessionUnreadable';
  /** PostgreSQL's own code for a server that cannot be asked now, known to `isDatabaseAway` */
  readonly code = '57P03';
}

/**
 * Reads the session of a request by its cookies, and renews the cookie of one in use.
 * @param ask asks the sign-in library of the desk
 * @returns null without a session
 * @throws {SessionUnreadable} while the database is unavailable
 */
export async function readSession<Session>(
  ask: (headers: Headers) => Promise<Read<Session>>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | null> {
  if (!request.headers.cookie) return null;
  const { response, headers } = await ask(fromNodeHeaders(request.headers)).catch((cause: unknown) => {
    throw new SessionUnreadable('the session cannot be read', { cause });
  });
  const cookies = headers?.getSetCookie() ?? [];
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return response;
}
