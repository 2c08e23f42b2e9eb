import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { PAUSE_COOKIE, readPause } from '#domain/people/privacy/pause.ts';

export const PAUSE_PAGE = '/pauza/';

// Offers, ways to a lender, and applications. Reading, calculating and lenders' own pages stay open.
const towardsCredit =
  /^\/(?:offers[23]?|landing\/(?:offers|redirector)|comparatie|transition|application|main|reg2?|process)\//;

/**
 * Tells whether a response depends on a pause and must bypass the cache of shared pages. Runs for each request, so it searches the
 * cookies before it parses them.
 */
export function mayBePaused(address: string, cookies: string | undefined): boolean {
  return cookies !== undefined && cookies.includes(`${PAUSE_COOKIE}=`) && towardsCredit.test(address);
}

/** Builds a hook of every request: redirects a browser in a pause from offers to the page that explains it. */
export function pauseGuard(today: () => IsoDay) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { cookie } = request.headers;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !mayBePaused(request.url, cookie) || !readPause(cookie ?? '', today())) return;
    return await reply.header('cache-control', 'private, no-store').redirect(PAUSE_PAGE, 302);
  };
}
