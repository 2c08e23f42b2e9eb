import type { FastifyInstance } from 'fastify';
import { limitRequests } from '#server/shared/http/limit-requests.ts';

/** Limits the calls of a desk that are open to people without an account. */
export async function limitOpenCalls(app: FastifyInstance, callLimit: number): Promise<void> {
  await limitRequests(app, {
    max: callLimit,
    windowMs: 60_000,
    refusal: () => Object.assign(new Error('too many calls'), { statusCode: 429, code: 'TOO_MANY_CALLS' }),
  });
}
