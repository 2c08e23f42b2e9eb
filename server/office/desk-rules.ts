import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { officeErrorAnswer } from '#domain/answers/office/common.ts';
import { answerOfficeError, refuse } from './office-error.ts';

type Options = {
  origin: string;
  /** the sentence for a change that comes from another site's page */
  foreign: string;
};

/**
 * Sets the rules of every call of a desk: answers are neither cached nor indexed by search engines, refusals have one form, changes are
 * accepted as JSON from our own pages only.
 */
export function setDeskRules(app: FastifyInstance, { origin, foreign }: Options): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.setErrorHandler(answerOfficeError);
  app.addHook('onRoute', (route) => {
    // Every refusal has the same form.
    const errors = { '4xx': officeErrorAnswer, '5xx': officeErrorAnswer };
    route.schema = { ...route.schema, response: { ...errors, ...(route.schema?.response as object) } };
  });
  app.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    return isForeign(request, origin) ? refuse(reply, 403, 'foreign-origin', foreign) : undefined;
  });
}

/** Tells whether a change may come from another site's page or a form: browsers name the origin of every such request. */
function isForeign(request: FastifyRequest, origin: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  if (request.headers.origin !== origin) return true;
  return !/^application\/json\b/.test(request.headers['content-type'] ?? '');
}
