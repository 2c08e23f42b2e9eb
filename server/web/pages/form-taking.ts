import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { RECEIPT_KEY } from '#domain/base/forms/address-keys.ts';
import { likelyEmail } from '#domain/base/forms/email.ts';
import type { FormValues } from '#domain/base/forms/form-state.ts';
import { isDatabaseAway } from '#server/db/is-database-away.ts';
import type { Database } from '#server/db/tables.ts';
import { addressPrefix } from '#server/shared/http/address-prefix.ts';
import type { Destination, FormDecision } from '#server/shared/forms/form-action.ts';
import type { FormGate } from '#server/shared/forms/form-gate.ts';
import { formTexts } from '#server/shared/forms/form-texts.ts';
import type { FormTokens } from '#server/shared/forms/form-token.ts';
import type { FormBody } from '#server/shared/forms/read-body.ts';
import { UsedToken, runOnce } from '#server/shared/forms/run-once.ts';
import type { ShowForm } from './form-pages.ts';
import type { FormTarget } from './form-target.ts';

type Options = {
  db: Kysely<Database>;
  tokens: FormTokens;
  gate: FormGate;
  show: ShowForm;
  now: () => Date;
};

/** Creates what takes a form that stores something: checked, done once, and answered by its page or by a way on. */
export function createFormTaking({ db, tokens, gate, show, now }: Options) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    target: Extract<FormTarget, { action: unknown }>,
    body: FormBody,
  ) => {
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
      const { problems, asked } = problemsOf(tokens, decision, values, token?.asked);
      // Problems are returned at once, to a hurried sender too: waiting would not help a person who sent an empty form.
      if (!decision.ok || problems.length > 0) {
        const again = tokens.newToken(form, { asked });
        return await show(request, reply, target, 422, { token: again, values, problems });
      }
      if (!passage.ok) return await show(request, reply, target, passage.status, passage.state);
      const taken = { form, token: passage.token, values, now: moment };
      const location = await runOnce(db, taken, async (tx) => {
        hasBegun = true;
        return addressOf(tokens, form, await decision.deed(tx));
      });
      if (decision.cookies?.length) reply.header('set-cookie', decision.cookies);
      return await reply.header('cache-control', 'no-store').redirect(location, 303);
    } catch (error) {
      if (error instanceof UsedToken && token) {
        const { status, state } = await gate.askOnceMore(form, body, token);
        return await show(request, reply, target, status, state);
      }
      // Rolled back as a whole: the visitor learns that nothing was stored, and still has the text. With a database that fell silent
      // the outcome is unknown; under its old token the form is taken once, also when the first one is stored after all.
      request.log.error({ err: error, form }, 'form not taken');
      const isUnsure = hasBegun && isDatabaseAway(error);
      const state = gate.comeBack(form, body, isUnsure ? formTexts.unsure : formTexts.outage);
      return await show(request, reply, target, 503, { ...state, token: body.token });
    }
  };
}

// Questions an address that looks mistyped once; sent again unchanged, it is accepted.
function problemsOf(tokens: FormTokens, decision: FormDecision, values: FormValues, askedBefore = '') {
  const problems = decision.ok ? [] : decision.problems;
  const { email = '' } = values;
  const meant = likelyEmail(email);
  const asked = meant === null ? askedBefore : tokens.askedHash(email);
  if (meant === null || asked === askedBefore) return { problems, asked };
  return { problems: [...problems, { field: 'email', message: formTexts.likelyEmail(meant) }], asked };
}

function addressOf(tokens: FormTokens, form: string, { path, receipt, fragment }: Destination): string {
  const hash = fragment === undefined ? '' : `#${fragment}`;
  if (receipt === undefined) return path + hash;
  const mark = path.includes('?') ? '&' : '?';
  return `${path}${mark}${RECEIPT_KEY}=${encodeURIComponent(tokens.newReceipt(form, receipt))}${hash}`;
}
