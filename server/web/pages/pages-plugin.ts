import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageError } from './page-contract.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageStore } from './page-store.ts';
import { securityHeaders } from '#server/shared/http/security-headers.ts';
import { siteUrl } from '#server/shared/http/site-url.ts';
import { answerErrors } from './answer-errors.ts';
import { sendPage, wantsJson } from './send-page.ts';

type PagesOptions = {
  store: PageStore;
  renderer: PageRenderer;
  /** where a page is now that left an address; undefined for every other path */
  movedTo?: (path: string) => string | undefined;
  origin: string;
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Answers all requests that neither the cache nor another plugin answers: pages with a query, redirects, the two 404s. */
export async function pagesPlugin(
  app: FastifyInstance,
  { store, renderer, movedTo = () => undefined, origin }: PagesOptions,
) {
  await answerErrors(app, { renderer, origin });

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
    if ('stored' in answer) return sendPage(request, reply, answer.stored);
    const moved = movedTo(url.pathname);
    if (moved)
      return reply
        .code(301)
        .headers(securityHeaders)
        .redirect(moved + url.search, 301);
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
    return sendPage(request, reply, await renderer.error(error, siteUrl(request.url, origin)));
  }
}

/** Applies the specification's slash rule: not for the root, a dot in the last segment, or the client API. */
export function slashedAddress(url: URL): string | undefined {
  const { pathname, search } = url;
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  if (last === '' || last.includes('.') || pathname.startsWith('/api/')) return undefined;
  // "//host" would be read as another site.
  return `${pathname.replace(/^\/+/, '/')}/${search}`;
}
