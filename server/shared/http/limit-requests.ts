import rateLimit, {
  type FastifyRateLimitStore,
  type errorResponseBuilderContext,
  type RateLimitPluginOptions,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressPrefix } from './address-prefix.ts';
import { createRequestCounter } from './request-counter.ts';

/** Most requests of one network (/24 or /48) in a window. */
export type RequestLimit = { max: number; windowMs: number };

type Options = RequestLimit & {
  /** whether a request is not counted */
  isFree?: (request: FastifyRequest) => boolean;
  /** whether each answer has the limit and its remainder, in the headers RateLimit-* */
  isTold?: boolean;
  /** builds the error to throw, in place of the library's own sentence */
  refusal?: (request: FastifyRequest, context: errorResponseBuilderContext) => object;
};

/**
 * Answers 429 with Retry-After to a network that sends too many requests to the routes registered after this call, which are
 * counted together.
 */
export async function limitRequests(app: FastifyInstance, options: Options): Promise<void> {
  const { max, windowMs, isFree, isTold, refusal } = options;
  await app.register(rateLimit, {
    max,
    timeWindow: windowMs,
    store: storeOf(windowMs),
    keyGenerator: (request) => addressPrefix(request.ip),
    ...(isTold && { enableDraftSpec: true }),
    ...(isFree && { allowList: isFree }),
    ...(refusal && { errorResponseBuilder: refusal }),
  });
}

/** Adapts our counter to the library's interface. */
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
