import type { FastifyRequest } from 'fastify';
import type { SiteFacts } from '#domain/answers/doctor/site-facts.ts';

/** Describes the proxies that a request came through. @param isUntold another request came through one that TRUST_PROXY does not name */
export function proxyOf(request: FastifyRequest, isUntold: boolean): NonNullable<SiteFacts['proxy']> {
  return {
    isForwarded: ['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => name in request.headers),
    // Fastify lists the other end of the connection and then, nearest first, the addresses forwarded by trusted proxies.
    trustedHops: (request.ips?.length ?? 1) - 1,
    isUntold,
  };
}
