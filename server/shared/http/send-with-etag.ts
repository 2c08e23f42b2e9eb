import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Computes the ETag of a text: the same text has the same one on every instance. */
export function etagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url')}"`;
}

type Content = {
  body: string;
  /** with its charset: `text/calendar; charset=utf-8` */
  type: string;
  /** computed once for a body that is sent many times */
  etag?: string;
};

/** Sends a text, or 304 to a client that has it. The caller sets the cache lifetime. */
export function sendWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, etag = etagOf(body) }: Content,
): FastifyReply {
  reply.header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
