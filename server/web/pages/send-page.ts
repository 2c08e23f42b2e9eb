import type { FastifyReply, FastifyRequest } from 'fastify';
import { writeStoredResponse, type StoredResponse } from '#server/shared/http/stored-response.ts';

/** Sends a finished page as it is stored. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, stored: StoredResponse) {
  reply.hijack();
  writeStoredResponse(request.raw, reply.raw, stored);
}

/** Tells whether a request comes from a program, which gets coded errors instead of pages. */
export function wantsJson(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  // A form sent without a script has a person waiting, whatever its address.
  if (request.method === 'POST' && accept.includes('text/html')) return false;
  const path = request.url.split('?')[0] ?? '';
  return path.startsWith('/api/') || path.endsWith('.json') || accept.startsWith('application/json');
}
