import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { addressPrefix } from '#server/events/address-prefix.ts';

/** Calls of one network (/24 or /48) in a minute: a person makes a few, an office of people some dozens. */
const LIMIT = { max: 120, timeWindow: 60_000 };

/** Slows down whoever calls what is open to people without an account. */
export async function limitCalls(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    ...LIMIT,
    keyGenerator: (request) => addressPrefix(request.ip),
    errorResponseBuilder: () =>
      Object.assign(new Error('too many calls'), { statusCode: 429, code: 'TOO_MANY_CALLS' }),
  });
}
