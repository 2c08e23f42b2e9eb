import { createFetch } from 'ofetch';
import { cleanText } from '#domain/visits/events/clean-text.ts';
import { type PostbackProblem, problemOfStatus } from '#domain/partners/postbacks-out/postback-problem.ts';
import {
  createPublicFetch,
  NotPublic,
  type PublicFetchOptions,
} from '#server/shared/outside/public-fetch.ts';
import { AnswerTooLarge, wholeFetch } from '#server/shared/outside/whole-fetch.ts';

export type ProgramRequest = {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  /** for POST */
  body: string | undefined;
};

export type ProgramAnswer = {
  /** null without an answer */
  status: number | null;
  /** its first characters */
  answer: string;
  /** null: the program has accepted the postback */
  problem: PostbackProblem | null;
};

const PATIENCE_MS = 5_000;
const MOST_BYTES = 64 * 1024;
const SHOWN_CHARACTERS = 300;

export type AskProgram = (request: ProgramRequest) => Promise<ProgramAnswer>;

/** Creates the function that asks a partner's program: at most 5 seconds and 64 KB, no redirect, public addresses alone. */
export function createAskProgram(options: PublicFetchOptions & { patienceMs?: number } = {}): AskProgram {
  const { patienceMs = PATIENCE_MS, ...outside } = options;
  const ask = createFetch({ fetch: wholeFetch(createPublicFetch(outside), MOST_BYTES) });

  return async ({ method, url, headers, body }) => {
    const patience = AbortSignal.timeout(patienceMs);
    try {
      const { status, _data } = await ask.raw<string, 'text'>(url, {
        method,
        headers: { 'user-agent': 'ImprumutClar-Postback', ...headers },
        ...(body !== undefined && { body }),
        responseType: 'text',
        ignoreResponseError: true,
        retry: 0,
        signal: patience,
      });
      return { status, answer: cleanText(_data ?? '', SHOWN_CHARACTERS), problem: problemOfStatus(status) };
    } catch (error) {
      return { status: null, answer: '', problem: patience.aborted ? 'timeout' : problemOf(error) };
    }
  };
}

function problemOf(error: unknown): PostbackProblem {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof NotPublic) return 'not-public';
    if (cause instanceof AnswerTooLarge) return 'too-large';
  }
  return 'unreachable';
}
