import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageError } from './page-contract.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageStore } from './page-store.ts';
import { isDatabaseAway } from '#server/db/is-database-away.ts';
import { securityHeaders } from '#server/shared/http/security-headers.ts';
import { siteUrl } from '#server/shared/http/site-url.ts';
import { writeStoredResponse, type StoredResponse } from '#server/shared/http/stored-response.ts';

const RETRY_AFTER_SECONDS = 5;

type PagesOptions = { store: PageStore; renderer: PageRenderer; origin: string };

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Answers all requests that neither the cache nor another plugin answers: pages with a query, redirects, the two 404s. */
export async function pagesPlugin(app: FastifyInstance, { store, renderer, origin }: PagesOptions) {
  // Rendered while everything still works, so that a failure of pages cannot affect the error page.
  const failure = (statusCode: number, message: string) =>
    renderer.error({ statusCode, message }, new URL(origin));
  const fatalPage = await failure(500, 'Internal Server Error');
  const busyPage = await failure(503, 'Service Unavailable');
  const tooManyPage = await failure(429, 'Too Many Requests');

  app.setNotFoundHandler(async (request, reply) => {
    const url = siteUrl(request.url, origin);
    const slashed = slashedAddress(url);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const allowed = methodsOf(slashed === undefined ? url : siteUrl(slashed, origin));
      if (allowed === undefined) return await sendMissing(request, reply, `Page not found: ${url.pathname}`);
      reply.raw.setHeader('allow', allowed);
      throw Object.assign(new Error(`Method Not Allowed: ${request.method}`), {
        statusCode: 405,
        code: 'METHOD_NOT_ALLOWED',
      });
    }
    if (slashed) return reply.code(301).headers(securityHeaders).redirect(slashed, 301);
    const answer = await store.answer(url, request.headers.cookie);
    if ('stored' in answer) return send(request, reply, answer.stored);
    if (answer.missing === 'hidden') return await sendHidden(request, reply, `Gone: ${url.pathname}`);
    const message =
      answer.missing === 'route'
        ? `Page not found: ${url.pathname}`
        : `Page Not Found: ${url.pathname}${url.search}`;
    return await sendMissing(request, reply, message);
  });

  // No address of ours holds a zero byte, and no database stores one in a text. A page may be opened with any label in its query.
  app.addHook('onRequest', async ({ url }) => {
    if (/^(?:[^?]*|\/api\/.*)%00/.test(url))
      throw Object.assign(new Error('Bad Request'), { statusCode: 400, code: 'BAD_URL' });
  });

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
      return send(request, reply, busyPage);
    }
    if (statusCode === 429) {
      reply.raw.setHeader('retry-after', String(reply.getHeader('retry-after') ?? RETRY_AFTER_SECONDS));
      return send(request, reply, tooManyPage);
    }
    if (statusCode >= 500) return send(request, reply, fatalPage);
    const page = await renderer.error({ statusCode, message }, siteUrl(request.url, origin));
    return send(request, reply, page);
  });

  // Finds the methods of a page, or of a file that another plugin serves at this very address.
  function methodsOf(url: URL): string | undefined {
    const ofRoutes = METHODS.filter((method) => app.hasRoute({ method, url: url.pathname }));
    return ofRoutes.length > 0 ? ofRoutes.join(', ') : store.methodsOf(url);
  }

  async function sendMissing(request: FastifyRequest, reply: FastifyReply, message: string) {
    return await sendAbsent(request, reply, { statusCode: 404, message }, 'not_found');
  }

  // Answers 410 for a hidden page. Search engines forget it sooner than after 404, and return when the sitemap names it.
  async function sendHidden(request: FastifyRequest, reply: FastifyReply, message: string) {
    return await sendAbsent(request, reply, { statusCode: 410, message }, 'gone');
  }

  async function sendAbsent(request: FastifyRequest, reply: FastifyReply, error: PageError, code: string) {
    if (wantsJson(request)) return reply.code(error.statusCode).send({ error: { code, ...error } });
    return send(request, reply, await renderer.error(error, siteUrl(request.url, origin)));
  }
}

/** Explains an error: for a fault of ours not its own message, but whether it passes. */
function toldOf(error: Error & { code?: string }, statusCode: number) {
  if (statusCode === 503) return { code: 'unavailable', message: 'Service Unavailable' };
  if (statusCode >= 500) return { code: 'internal', message: 'Internal Server Error' };
  return { code: (error.code ?? 'bad_request').toLowerCase(), message: error.message };
}

function send(request: FastifyRequest, reply: FastifyReply, stored: StoredResponse) {
  reply.hijack();
  writeStoredResponse(request.raw, reply.raw, stored);
}

function statusOf(error: Error & { statusCode?: number }): number {
  if (error.statusCode && error.statusCode >= 400) return error.statusCode;
  return isDatabaseAway(error) ? 503 : 500;
}

function wantsJson(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  // A form sent without a script has a person waiting, whatever its address.
  if (request.method === 'POST' && accept.includes('text/html')) return false;
  const path = request.url.split('?')[0] ?? '';
  return path.startsWith('/api/') || path.endsWith('.json') || accept.startsWith('application/json');
}

/** Applies the specification's slash rule: not for the root, a dot in the last segment, or the client API. */
export function slashedAddress(url: URL): string | undefined {
  const { pathname, search } = url;
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  if (last === '' || last.includes('.') || pathname.startsWith('/api/')) return undefined;
  // "//host" would be read as another site.
  return `${pathname.replace(/^\/+/, '/')}/${search}`;
}
