import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageError } from './page-contract.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageStore } from './page-store.ts';
import { isDatabaseAway } from '#server/db/is-database-away.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { siteUrl } from '#server/http/site-url.ts';
import { writeStoredResponse, type StoredResponse } from '#server/http/stored-response.ts';

const RETRY_AFTER_SECONDS = 5;

type PagesOptions = { store: PageStore; renderer: PageRenderer; origin: string };

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Everything that is not in the cache and no other plugin answers: pages with a query, redirects, the two 404s. */
export async function pagesPlugin(app: FastifyInstance, { store, renderer, origin }: PagesOptions) {
  // Made while everything still works: pages that can not break when pages break.
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

  // The zero byte stands in no address of ours, and no database keeps it in a text. A page may be opened with any label behind it.
  app.addHook('onRequest', async ({ url }) => {
    if (/^(?:[^?]*|\/api\/.*)%00/.test(url))
      throw Object.assign(new Error('Bad Request'), { statusCode: 400, code: 'BAD_URL' });
  });

  // The cause is logged once, here; the visitor gets the error page, a program a coded error.
  app.setErrorHandler(async (error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const statusCode = statusOf(error);
    if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
    const { code, message } = toldOf(error, statusCode);
    if (statusCode === 503) {
      // Too much work for the moment, or no database, which passes: a crawler must not forget the page for it.
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

  // A page, or a file that another plugin answers under this very address.
  function methodsOf(url: URL): string | undefined {
    const ofRoutes = METHODS.filter((method) => app.hasRoute({ method, url: url.pathname }));
    return ofRoutes.length > 0 ? ofRoutes.join(', ') : store.methodsOf(url);
  }

  async function sendMissing(request: FastifyRequest, reply: FastifyReply, message: string) {
    return await sendAbsent(request, reply, { statusCode: 404, message }, 'not_found');
  }

  // Not 404: it was here, and somebody took it away. Search engines forget it sooner, and come again when the sitemap names it.
  async function sendHidden(request: FastifyRequest, reply: FastifyReply, message: string) {
    return await sendAbsent(request, reply, { statusCode: 410, message }, 'gone');
  }

  async function sendAbsent(request: FastifyRequest, reply: FastifyReply, error: PageError, code: string) {
    if (wantsJson(request)) return reply.code(error.statusCode).send({ error: { code, ...error } });
    return send(request, reply, await renderer.error(error, siteUrl(request.url, origin)));
  }
}

/** What is said of an error; of one of ours not its own words, but whether it passes. */
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
  // A form that is sent without a script has a person waiting, whatever its address.
  if (request.method === 'POST' && accept.includes('text/html')) return false;
  const path = request.url.split('?')[0] ?? '';
  return path.startsWith('/api/') || path.endsWith('.json') || accept.startsWith('application/json');
}

/** The specification's slash rule: not for the root, a dot in the last segment, or the client API. */
export function slashedAddress(url: URL): string | undefined {
  const { pathname, search } = url;
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  if (last === '' || last.includes('.') || pathname.startsWith('/api/')) return undefined;
  // "//host" would be read as another site.
  return `${pathname.replace(/^\/+/, '/')}/${search}`;
}
