import rateLimit, {
  type FastifyRateLimitStore,
  type errorResponseBuilderContext,
  type RateLimitPluginOptions,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressPrefix } from './address-prefix.ts';
import { createRequestCounter } from './request-counter.ts';

/** At most so many requests of one network (/24 or /48) in a window. */
export type RequestLimit = { max: number; windowMs: number };

type Options = RequestLimit & {
  /** requests that are not counted */
  isFree?: (request: FastifyRequest) => boolean;
  /** what is thrown, in place of the library's own sentence */
  refusal?: (request: FastifyRequest, context: errorResponseBuilderContext) => object;
};

/** Answers 429 with Retry-After to a network that asks too often, on the routes registered after this, which count together. */
export async function limitRequests(app: FastifyInstance, options: Options): Promise<void> {
  const { max, windowMs, isFree, refusal } = options;
  await app.register(rateLimit, {
    max,
    timeWindow: windowMs,
    store: storeOf(windowMs),
    keyGenerator: (request) => addressPrefix(request.ip),
    ...(isFree && { allowList: isFree }),
    ...(refusal && { errorResponseBuilder: refusal }),
  });
}

/** Our counter, in the shape in which the library asks for one. */
function storeOf(windowMs: number): NonNullable<RateLimitPluginOptions['store']> {
  return class CounterStore implements FastifyRateLimitStore {
    readonly #count = createRequestCounter(windowMs);

    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      const { count, endsInMs } = this.#count(key, performance.now());
      callback(null, { current: count, ttl: Math.ceil(endsInMs) });
    }

    child(): FastifyRateLimitStore {
      return new CounterStore();
    }
  };
}
