import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { RECEIPT_KEY } from '#domain/base/forms/address-keys.ts';
import { likelyEmail } from '#domain/base/forms/email.ts';
import type { FormState, FormValues } from '#domain/base/forms/form-state.ts';
import { isDatabaseAway } from '#server/db/is-database-away.ts';
import type { Database } from '#server/db/tables.ts';
import { addressPrefix } from '#server/shared/http/address-prefix.ts';
import type { ComputedForm } from '#server/shared/forms/computed-form.ts';
import type { Destination, FormAction, FormDecision } from '#server/shared/forms/form-action.ts';
import type { FormGate } from '#server/shared/forms/form-gate.ts';
import { formTexts } from '#server/shared/forms/form-texts.ts';
import type { FormTokens } from '#server/shared/forms/form-token.ts';
import { isOwnPage } from '#server/shared/forms/is-own-page.ts';
import { type FormBody, readBody } from '#server/shared/forms/read-body.ts';
import { UsedToken, runOnce } from '#server/shared/forms/run-once.ts';
import type { MatchRoute, RouteMatch } from './match-route.ts';
import type { PageRenderer } from './page-renderer.ts';
import { siteUrl } from '#server/shared/http/site-url.ts';
import { writeStoredResponse } from '#server/shared/http/stored-response.ts';

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

type Target = RouteMatch & { url: URL; form: string } & (
    | { action: FormAction; compute?: never }
    | { action?: never; compute: ComputedForm }
  );

/**
 * POST to a page with a form: what is wrong comes back as the same page with 422, everything typed still in it; what was
 * taken answers 303 to another address, so that a reload sends nothing twice. A page that only computes is the answer itself.
 */
export const formsPlugin: FastifyPluginAsync<Options> = async (app, options) => {
  const { actions, computed, tokens, gate, db, matchRoute, renderer, origin, now } = options;
  const empty: FormBody = { values: {}, token: '', trap: '', proof: '' };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, text),
  );

  function targetOf(request: FastifyRequest): Target | undefined {
    const url = siteUrl(request.url, origin);
    const match = matchRoute(url.pathname);
    const form = match?.route.form;
    if (!match || form === undefined) return undefined;
    const [action, compute] = [actions[form], computed[form]];
    if (action) return { ...match, url, form, action };
    return compute && { ...match, url, form, compute };
  }

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
    if (target.compute) {
      const problems = target.compute(body.values, now());
      const submission = { token: '', values: body.values, problems };
      return await show(request, reply, target, problems.length > 0 ? 422 : 200, submission);
    }
    const { form, action, url, params } = target;
    const network = addressPrefix(request.ip);
    const passage = await gate.pass(form, body, network);
    const { token } = passage;
    if (!passage.ok && !token) return await show(request, reply, target, passage.status, passage.state);

    const moment = now();
    const { values } = body;
    let hasBegun = false;
    try {
      const { cookie: cookies = '' } = request.headers;
      const decision = await action({ values, url, params, cookies, network, now: moment });
      const { problems, asked } = problemsOf(decision, values, token?.asked);
      // What is wrong is said at once, to a hurried sender too: a person who sent an empty form learns nothing from waiting.
      if (!decision.ok || problems.length > 0) {
        const again = tokens.newToken(form, { asked });
        return await show(request, reply, target, 422, { token: again, values, problems });
      }
      if (!passage.ok) return await show(request, reply, target, passage.status, passage.state);
      const taken = { form, token: passage.token, values, now: moment };
      const location = await runOnce(db, taken, async (tx) => {
        hasBegun = true;
        return addressOf(form, await decision.deed(tx));
      });
      if (decision.cookies?.length) reply.header('set-cookie', decision.cookies);
      return await reply.header('cache-control', 'no-store').redirect(location, 303);
    } catch (error) {
      if (error instanceof UsedToken && token) {
        const { status, state } = await gate.askOnceMore(form, body, token);
        return await show(request, reply, target, status, state);
      }
      // Rolled back as a whole: the visitor is told that nothing was kept, and still has the text. Of a database that fell silent
      // nobody knows; under its old token the form is taken once, also when the first one is stored after all.
      request.log.error({ err: error, form }, 'form not taken');
      const isUnsure = hasBegun && isDatabaseAway(error);
      const state = gate.comeBack(form, body, isUnsure ? formTexts.unsure : formTexts.outage);
      return await show(request, reply, target, 503, { ...state, token: body.token });
    }
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

  // Asks once about an address that looks mistyped; sent again as it is, it is taken.
  function problemsOf(decision: FormDecision, values: FormValues, askedBefore = '') {
    const problems = decision.ok ? [] : decision.problems;
    const { email = '' } = values;
    const meant = likelyEmail(email);
    const asked = meant === null ? askedBefore : tokens.askedHash(email);
    if (meant === null || asked === askedBefore) return { problems, asked };
    return { problems: [...problems, { field: 'email', message: formTexts.likelyEmail(meant) }], asked };
  }

  function addressOf(form: string, { path, receipt, fragment }: Destination): string {
    const hash = fragment === undefined ? '' : `#${fragment}`;
    if (receipt === undefined) return path + hash;
    const mark = path.includes('?') ? '&' : '?';
    return `${path}${mark}${RECEIPT_KEY}=${encodeURIComponent(tokens.newReceipt(form, receipt))}${hash}`;
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    target: Target,
    status: number,
    submission: FormState,
  ) {
    const made = await renderer.document(target, target.url, {
      submission,
      status,
      cookies: request.headers.cookie,
    });
    if (!made) return reply.callNotFound();
    reply.hijack();
    writeStoredResponse(request.raw, reply.raw, made.stored);
  }
};
