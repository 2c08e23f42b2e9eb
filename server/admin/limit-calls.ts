import type { FastifyInstance } from 'fastify';
import { limitRequests } from '#server/http/limit-requests.ts';

/** Calls of one network (/24 or /48) in a minute: a person makes a few, an office of people some dozens. */
const LIMIT = { max: 120, windowMs: 60_000 };

/** Slows down whoever calls what is open to people without an account. */
export async function limitCalls(app: FastifyInstance): Promise<void> {
  await limitRequests(app, {
    ...LIMIT,
    refusal: () => Object.assign(new Error('too many calls'), { statusCode: 429, code: 'TOO_MANY_CALLS' }),
  });
}
