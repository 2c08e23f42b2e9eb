import { performance } from 'node:perf_hooks';
import type { Kysely } from 'kysely';
import { fillAddressMacros } from '#domain/base/text/fill-address-macros.ts';
import type { PostbackContent } from '#domain/partners/postbacks-out/postback-content.ts';
import type { PostbackProblem } from '#domain/partners/postbacks-out/postback-problem.ts';
import type { Database } from '#server/db/tables.ts';
import { defineJob } from '#server/shared/jobs/jobs.ts';
import type { AskProgram, ProgramAnswer, ProgramRequest } from './ask-program.ts';
import { signPostback } from './sign-postback.ts';

/** Delivers a postback about a change. With pauses of half a minute up to an hour, 30 repeats last a little over a day. */
export const deliverPostback = defineJob<{ id: string; isAskedFor?: boolean }>('deliver-postback', {
  retryLimit: 30,
  retryDelay: 30,
  retryDelayMax: 3_600,
  expireInSeconds: 60,
});

/** Delivers a test postback: in its own queue, so that it does not wait for slow programs of others. */
export const deliverTest = defineJob<{ id: string }>('deliver-test-postback', {
  retryLimit: 2,
  retryDelay: 5,
  expireInSeconds: 30,
});

type Options = {
  db: Kysely<Database>;
  ask: AskProgram;
  isLast: boolean;
  /** requested again by the partner: it is sent also when a newer one exists */
  isAskedFor?: boolean;
  now: () => Date;
};

/**
 * Makes one attempt and stores its answer. An ended address gets nothing more, and of a conversion only the newest postback is sent:
 * a late retry must not send "approved" after "rejected".
 * @throws {Error} when the program has not accepted the postback: the job is repeated, and after the last attempt a dead letter
 */
export async function makeAttempt(
  id: string,
  { db, ask, isLast, isAskedFor = false, now }: Options,
): Promise<void> {
  const row = await findPostback(db, id);
  if (!row) return;
  const at = now();
  const oldSecret = row.old_secret_until && row.old_secret_until > at ? row.old_secret : null;
  const secrets = [row.secret, oldSecret].filter((secret) => secret !== null);
  const started = performance.now();
  const over = overOf(row, isAskedFor);
  const outcome: ProgramAnswer = over
    ? { status: null, answer: '', problem: over }
    : await ask(requestOf(id, row, secrets, at));
  const isGivenUp = outcome.problem !== null && (isLast || over !== null);
  const change = outcome.problem === null ? { delivered_at: at, given_up_at: null } : { given_up_at: at };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('outgoing_attempts')
      .values({ postback_id: id, at, took_ms: Math.round(performance.now() - started), ...outcome })
      .execute();
    if (outcome.problem === null || isGivenUp)
      await trx.updateTable('outgoing_postbacks').set(change).where('id', '=', id).execute();
  });
  if (outcome.problem !== null && over === null)
    throw new Error(`${outcome.problem}${outcome.status === null ? '' : ` (${outcome.status})`}`);
}

async function findPostback(db: Kysely<Database>, id: string) {
  return await db
    .selectFrom('outgoing_postbacks as postback')
    .innerJoin('partner_addresses', 'partner_addresses.id', 'address_id')
    .select(['content', 'method', 'url', 'secret', 'old_secret', 'old_secret_until', 'ended_at'])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('outgoing_postbacks as newer')
            .whereRef('newer.conversion_id', '=', 'postback.conversion_id')
            .whereRef('newer.address_id', '=', 'postback.address_id')
            .whereRef('newer.made_at', '>', 'postback.made_at'),
        )
        .as('isOld'),
    )
    .where('postback.id', '=', id)
    .executeTakeFirst();
}

type Found = NonNullable<Awaited<ReturnType<typeof findPostback>>>;

/** Finds the reason why a postback is not sent any more. */
function overOf({ ended_at: endedAt, isOld }: Found, isAskedFor: boolean): PostbackProblem | null {
  if (endedAt !== null) return 'address-ended';
  return isOld && !isAskedFor ? 'superseded' : null;
}

function requestOf(
  id: string,
  { content, method, url }: { content: PostbackContent; method: 'GET' | 'POST'; url: string },
  secrets: readonly string[],
  now: Date,
): ProgramRequest {
  const told = { event_id: id, ...content };
  if (method === 'GET') {
    const filled = fillAddressMacros(url, { ...told, is_test: undefined });
    // A value cannot break the address: it was tried with all of its macros before it was stored.
    return { method, url: filled ?? url, headers: {}, body: undefined };
  }
  const body = JSON.stringify(told);
  const headers = { 'content-type': 'application/json', ...signPostback({ id, body, secrets, now }) };
  return { method, url, headers, body };
}
