import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IsoDay } from '#domain/calendar/iso-day.ts';
import { PAUSE_COOKIE, readPause } from '#domain/privacy/pause.ts';

export const PAUSE_PAGE = '/pauza/';

// Offers, the ways to a lender, and applications. Reading, calculating and lenders' own pages stay open.
const towardsCredit =
  /^\/(?:offers[23]?|landing\/(?:offers|redirector)|comparatie|transition|application|main|reg2?|process)\//;

/**
 * Whether this answer depends on a pause: then it is not taken from the pages that are the same for everyone. Asked for each
 * request, so it looks before it reads.
 */
export function mayBePaused(address: string, cookies: string | undefined): boolean {
  return cookies !== undefined && cookies.includes(`${PAUSE_COOKIE}=`) && towardsCredit.test(address);
}

/** A hook of every request: leads a browser that keeps a pause from offers to the page that says so. */
export function pauseGuard(today: () => IsoDay) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { cookie } = request.headers;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !mayBePaused(request.url, cookie) || !readPause(cookie ?? '', today())) return;
    return await reply.header('cache-control', 'private, no-store').redirect(PAUSE_PAGE, 302);
  };
}
