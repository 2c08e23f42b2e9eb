import type { FastifyInstance } from 'fastify';
import { isDatabaseAway } from '#server/db/is-database-away.ts';
import { isOtherSchema } from '#server/db/is-other-schema.ts';
import { securityHeaders } from '#server/shared/http/security-headers.ts';
import { siteUrl } from '#server/shared/http/site-url.ts';
import type { PageRenderer } from './page-renderer.ts';
import { sendPage, wantsJson } from './send-page.ts';

const RETRY_AFTER_SECONDS = 5;

type Options = { renderer: Pick<PageRenderer, 'error'>; origin: string };

/** Answers the errors of all requests: with the error page, or for a program with a coded error. */
export async function answerErrors(app: FastifyInstance, { renderer, origin }: Options): Promise<void> {
  // Rendered while everything still works, so that a failure of pages cannot affect the error page.
  const failure = (statusCode: number, message: string) =>
    renderer.error({ statusCode, message }, new URL(origin));
  const fatalPage = await failure(500, 'Internal Server Error');
  const busyPage = await failure(503, 'Service Unavailable');
  const tooManyPage = await failure(429, 'Too Many Requests');

  // The cause is logged once, here; a visitor gets the error page, a program a coded error.
  app.setErrorHandler(async (error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const statusCode = statusOf(error);
    if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
    const { code, message } = toldOf(error, statusCode);
    if (statusCode === 503) {
      // An overload or an unavailable database passes: a crawler must not forget the page for it.
      reply.header('retry-after', String(reply.getHeader('retry-after') ?? RETRY_AFTER_SECONDS));
    }
    if (wantsJson(request)) {
      return reply.code(statusCode).headers(securityHeaders).send({ error: { code, message } });
    }
    if (statusCode === 503) {
      reply.raw.setHeader('retry-after', String(reply.getHeader('retry-after')));
      return sendPage(request, reply, busyPage);
    }
    if (statusCode === 429) {
      reply.raw.setHeader('retry-after', String(reply.getHeader('retry-after') ?? RETRY_AFTER_SECONDS));
      return sendPage(request, reply, tooManyPage);
    }
    if (statusCode >= 500) return sendPage(request, reply, fatalPage);
    const page = await renderer.error({ statusCode, message }, siteUrl(request.url, origin));
    return sendPage(request, reply, page);
  });
}

/** Explains an error: for a fault of ours not its own message, but whether it passes. */
function toldOf(error: Error & { code?: string }, statusCode: number) {
  if (statusCode === 503) return { code: 'unavailable', message: 'Service Unavailable' };
  if (statusCode >= 500) return { code: 'internal', message: 'Internal Server Error' };
  return { code: (error.code ?? 'bad_request').toLowerCase(), message: error.message };
}

function statusOf(error: Error & { statusCode?: number }): number {
  if (error.statusCode && error.statusCode >= 400) return error.statusCode;
  return isDatabaseAway(error) || isOtherSchema(error) ? 503 : 500;
}
