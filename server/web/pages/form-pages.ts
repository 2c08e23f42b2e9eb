import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormState } from '#domain/base/forms/form-state.ts';
import type { RouteMatch } from './match-route.ts';
import type { PageRenderer } from './page-renderer.ts';
import { sendPage } from './send-page.ts';

export type ShowForm = ReturnType<typeof createFormPages>;

/** Creates the answer to a form by its own page, with everything typed still in it. */
export function createFormPages(renderer: Pick<PageRenderer, 'document'>) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    target: RouteMatch & { url: URL },
    status: number,
    submission: FormState,
  ) => {
    const made = await renderer.document(target, target.url, {
      submission,
      status,
      cookies: request.headers.cookie,
    });
    if (!made) return reply.callNotFound();
    return sendPage(request, reply, made.stored);
  };
}
