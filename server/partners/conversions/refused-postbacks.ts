import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { refusedPostbacksAnswer } from '#domain/answers/office/refused-postbacks.ts';
import type { Database } from '#server/db/tables.ts';
import type { PostbackOutcome } from '#domain/partners/conversions/postback-outcome.ts';
import { applyPostback, kept } from './store-postback.ts';

const refused: readonly PostbackOutcome[] = ['unknown_click', 'invalid', 'unconfirmed'];

/** Lists the reports that were refused, or wait for a person, newest first. */
export async function listRefusedPostbacks(
  db: Kysely<Database>,
  { limit, offset }: { limit: number; offset: number },
): Promise<Omit<z.output<typeof refusedPostbacksAnswer>, 'pageSize'>> {
  const rows = await db
    .selectFrom('postbacks')
    .innerJoin('postback_keys', 'postback_keys.id', 'postbacks.key_id')
    .select(['postbacks.id', 'partner', 'raw', 'refusal', 'received_at as receivedAt'])
    .where('outcome', 'in', refused)
    .orderBy('received_at', 'desc')
    .orderBy('postbacks.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: await countRefusedPostbacks(db) };
}

/** Counts the refused reports that nobody has read since. */
export async function countRefusedPostbacks(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('postbacks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('outcome', 'in', refused)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Reads a refused report again, as of its arrival: the program may understand more since, or its click may have come.
 * @returns undefined when there is no such report, or it was taken since
 */
export async function rereadPostback(trx: Kysely<Database>, id: string, now: Date) {
  const report = await takeReport(trx, id, refused);
  if (!report) return undefined;
  const read = kept(report.raw, await applyPostback(trx, { ...report, now }));
  await trx.updateTable('postbacks').set(read).where('id', '=', id).execute();
  return read;
}

/**
 * Answers whether an amount that waits for a person is right: it counts from now on, or never. Its conversion counts either way.
 * @returns false when no question is open any more
 */
export async function decideAmount(
  trx: Kysely<Database>,
  { id, isRight, now }: { id: string; isRight: boolean; now: Date },
): Promise<boolean> {
  const report = await takeReport(trx, id, ['unconfirmed']);
  if (!report) return false;
  if (isRight) await applyPostback(trx, { ...report, isAccepted: true, now });
  await trx
    .updateTable('postbacks')
    .set({ outcome: 'stored', refusal: null, payout_accepted: isRight })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Locks and reads a report; undefined when its outcome is not one of these. */
async function takeReport(trx: Kysely<Database>, id: string, outcomes: readonly PostbackOutcome[]) {
  const row = await trx
    .selectFrom('postbacks')
    .innerJoin('postback_keys', 'postback_keys.id', 'postbacks.key_id')
    .select(['raw', 'key_id', 'offer_ids', 'postbacks.received_at'])
    .where('postbacks.id', '=', id)
    .where('outcome', 'in', outcomes)
    .forUpdate('postbacks')
    .executeTakeFirst();
  if (!row) return undefined;
  const { raw, key_id: keyId, offer_ids: offerIds, received_at: receivedAt } = row;
  return { id, key: { id: keyId, offerIds }, raw, receivedAt };
}
