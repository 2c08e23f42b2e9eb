import type { FastifyInstance } from 'fastify';
import { addressPrefix } from './address-prefix.ts';
import { createBusyShare } from './busy-share.ts';
import { createRequestCounter } from './request-counter.ts';

const WINDOW_MS = 60_000;

type Options = {
  /** milliseconds of this thread's work per minute that the answers of one network (/24 or /48) may take */
  mostMs: number;
  /** whether an address is not counted: they have limits of their own, or a session */
  isFree: (url: string) => boolean;
  /** see `createBusyShare` */
  busyMs?: () => number;
};

/**
 * Answers 429 with Retry-After to a network whose answers take more than their share of the processor, whatever it requests: pages
 * with a query, searches, texts to be read. A limit on the number of requests would let a few heavy ones through that do as much as
 * many light ones.
 */
export function limitWork(app: FastifyInstance, { mostMs, isFree, busyMs }: Options): void {
  const countWork = createRequestCounter(WINDOW_MS);
  const busy = createBusyShare(busyMs);
  app.addHook('onRequest', async (request, reply) => {
    if (isFree(request.url)) return;
    const { count: spentMs, endsInMs } = countWork(addressPrefix(request.ip), performance.now(), 0);
    if (spentMs <= mostMs) return;
    reply.header('retry-after', String(Math.ceil(endsInMs / 1000)));
    throw Object.assign(new Error('Too Many Requests'), { statusCode: 429, code: 'TOO_MANY_REQUESTS' });
  });
  // Counted once the body has arrived: a slow sender is not charged for work done for others meanwhile.
  app.addHook('preHandler', async (request, reply) => {
    if (isFree(request.url)) return;
    const end = busy.begin();
    const charge = () => void countWork(addressPrefix(request.ip), performance.now(), end());
    reply.raw.once('finish', charge).once('close', charge);
  });
}
