import { DAY_MS } from '#domain/base/days/day-ms.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import { formTexts } from './form-texts.ts';
import type { FormToken, FormTokens } from './form-token.ts';
import type { ProofOfWork } from './proof-of-work.ts';
import type { FormBody } from './read-body.ts';
import { isSuspicious } from './suspicion.ts';
import { createRequestCounter } from '#server/shared/http/request-counter.ts';

type Options = {
  tokens: FormTokens;
  proofOfWork: ProofOfWork;
  now: () => Date;
  limits: FormLimits;
};

type FormLimits = {
  /** minimum time a person needs to fill in a form; less triggers the second step */
  leastSeconds: number;
  /** forms that one network (/24 or /48) may send in ten minutes without a second step; six times as many are refused */
  attempts: number;
};

export type Passage =
  | { ok: true; token: FormToken }
  | {
      ok: false;
      status: 403 | 422 | 429;
      state: FormState;
      /** for a sender who only gets the second step: the values may be validated; null: the form is not processed at all */
      token: FormToken | null;
    };

const WINDOW_MS = 10 * 60_000;
const REFUSED_TIMES = 6;
/** Tokens live longer than any page that carries one stays in a cache. */
export const TOKEN_LIFETIME_MS = 7 * DAY_MS;
const SECOND_STEP_SECONDS = 8;

/** Decides whether a form may be processed: it is ours, its token is valid, and its sender is not in a hurry. */
export function createFormGate({ tokens, proofOfWork, now, limits }: Options) {
  const countAttempt = createRequestCounter(WINDOW_MS);

  /** Returns the form with its values and a new token. */
  const comeBack = (form: string, { values }: FormBody, message: string): FormState => ({
    token: tokens.newToken(form),
    values,
    problems: [{ field: null, message }],
  });

  /** Returns the form with a challenge: solved, or sent again after a while, it passes. */
  async function askOnceMore(form: string, { values }: FormBody, token: FormToken) {
    const again = tokens.newToken(form, { isSecondStep: true, asked: token.asked });
    const nonce = tokens.readToken(form, again)?.nonce ?? '';
    const state = {
      token: again,
      values,
      problems: [{ field: null, message: formTexts.secondStep }],
      challenge: await proofOfWork.newChallenge(nonce),
    };
    return { ok: false, status: 422, state, token } satisfies Passage;
  }

  return {
    comeBack,
    askOnceMore,

    /** @param network of the sender, see addressPrefix */
    async pass(form: string, body: FormBody, network: string): Promise<Passage> {
      const { count } = countAttempt(network, now().getTime());
      if (count > REFUSED_TIMES * limits.attempts) {
        return { ok: false, status: 429, state: comeBack(form, body, formTexts.tooMany), token: null };
      }
      const token = tokens.readToken(form, body.token);
      const openMs = token ? now().getTime() - token.issuedAt.getTime() : Infinity;
      if (!token || openMs > TOKEN_LIFETIME_MS) {
        return { ok: false, status: 422, state: comeBack(form, body, formTexts.expired), token: null };
      }
      const openSeconds = openMs / 1000;
      if (token.isSecondStep) {
        const isPatient = openSeconds >= SECOND_STEP_SECONDS && body.trap === '';
        if (isPatient || (await proofOfWork.isSolved(body.proof, token.nonce))) return { ok: true, token };
        return await askOnceMore(form, body, token);
      }
      if (isSuspicious({ ...body, openSeconds, attempts: count }, limits)) {
        return await askOnceMore(form, body, token);
      }
      return { ok: true, token };
    },
  };
}

export type FormGate = ReturnType<typeof createFormGate>;
