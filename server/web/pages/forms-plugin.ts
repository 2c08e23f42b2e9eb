import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { ComputedForm } from '#server/shared/forms/computed-form.ts';
import type { FormAction } from '#server/shared/forms/form-action.ts';
import type { FormGate } from '#server/shared/forms/form-gate.ts';
import { formTexts } from '#server/shared/forms/form-texts.ts';
import type { FormTokens } from '#server/shared/forms/form-token.ts';
import { isOwnPage } from '#server/shared/forms/is-own-page.ts';
import { type FormBody, readBody } from '#server/shared/forms/read-body.ts';
import { createFormPages } from './form-pages.ts';
import { createFormTaking } from './form-taking.ts';
import { formTargetOf } from './form-target.ts';
import type { MatchRoute } from './match-route.ts';
import type { PageRenderer } from './page-renderer.ts';

/** What the forms of all pages need. @see docs/decisions/025-forms.md */
export type Forms = {
  /** by the name a route gives as its `form` */
  actions: Readonly<Record<string, FormAction>>;
  /** forms of pages that only compute, by the same name: nothing of them is taken */
  computed: Readonly<Record<string, ComputedForm>>;
  tokens: FormTokens;
  gate: FormGate;
};

type Options = Forms & {
  db: Kysely<Database>;
  matchRoute: MatchRoute;
  renderer: PageRenderer;
  /** how visitors reach the site */
  origin: string;
  now: () => Date;
};

// A message of 4000 characters is at most 48 KB on its way: four bytes each, three signs a byte.
const BODY_LIMIT = 128 * 1024;

/**
 * POST to a page with a form: an invalid form returns the same page with 422, everything typed still in it; what was
 * taken answers 303 to another address, so that a reload sends nothing twice. A page that only computes is the answer itself.
 */
export const formsPlugin: FastifyPluginAsync<Options> = async (app, options) => {
  const { gate, renderer, origin, now } = options;
  const show = createFormPages(renderer);
  const take = createFormTaking({ ...options, show });
  const targetOf = (request: FastifyRequest) => formTargetOf(request.url, options);
  const empty: FormBody = { values: {}, token: '', trap: '', proof: '' };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, text),
  );

  app.setErrorHandler(answerUnread);
  app.post('/*', { bodyLimit: BODY_LIMIT, onRequest: refuseOthers }, takeForm);

  // Before the body is read: there is no page with a form at this address.
  async function refuseOthers(request: FastifyRequest, reply: FastifyReply) {
    const target = targetOf(request);
    if (!target) return reply.callNotFound();
    if (!isOwnPage(request.headers, origin)) {
      return await show(request, reply, target, 403, gate.comeBack(target.form, empty, formTexts.foreign));
    }
  }

  async function takeForm(request: FastifyRequest, reply: FastifyReply) {
    const target = targetOf(request);
    if (!target) return reply.callNotFound();
    const body = readBody(typeof request.body === 'string' ? request.body : '');
    if (target.action) return await take(request, reply, target, body);
    const problems = target.compute(body.values, now());
    const submission = { token: '', values: body.values, problems };
    return await show(request, reply, target, problems.length > 0 ? 422 : 200, submission);
  }

  // Answers a form that Fastify refuses before we see it: too long, of another type, cut off.
  async function answerUnread(
    error: Error & { statusCode?: number },
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const target = targetOf(request);
    const { statusCode = 500 } = error;
    if (!target || statusCode >= 500) throw error;
    const message = statusCode === 413 ? formTexts.tooLong : formTexts.unreadable;
    return await show(request, reply, target, statusCode, gate.comeBack(target.form, empty, message));
  }
};
