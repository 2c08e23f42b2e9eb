import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import type { refusedPostbacksAnswer } from '#domain/answers/office/refused-postbacks.ts';
import type { Waiting } from '#domain/answers/office/waiting.ts';
import type { Database } from '#server/db/tables.ts';
import type { PostbackRefusal } from '#domain/partners/conversions/postback-refusal.ts';
import type { PostbackOutcome } from '#domain/partners/conversions/postback-outcome.ts';
import { applyPostback, kept } from './store-postback.ts';

const refused: readonly PostbackOutcome[] = ['unknown_click', 'invalid', 'unconfirmed'];

type Asked = { limit: number; offset: number; reason: PostbackRefusal | undefined };

/** Lists the reports that were refused, or wait for a person, newest first, with how many there are of each reason. */
export async function listRefusedPostbacks(
  db: Kysely<Database>,
  { limit, offset, reason }: Asked,
): Promise<Omit<z.output<typeof refusedPostbacksAnswer>, 'pageSize'>> {
  let asked = db
    .selectFrom('postbacks')
    .innerJoin('postback_keys', 'postback_keys.id', 'postbacks.key_id')
    .select(['postbacks.id', 'partner', 'raw', 'refusal', 'received_at as receivedAt'])
    .where('outcome', 'in', refused);
  if (reason !== undefined) asked = asked.where('refusal', '=', reason);
  const rows = await asked
    .orderBy('received_at', 'desc')
    .orderBy('postbacks.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const reasons = await db
    .selectFrom('postbacks')
    .select(({ fn }) => ['refusal', fn.countAll<number>().as('count')])
    .where('outcome', 'in', refused)
    .groupBy('refusal')
    .orderBy('count', 'desc')
    .orderBy('refusal')
    .execute();
  const counted = reason === undefined ? reasons : reasons.filter(({ refusal }) => refusal === reason);
  return { rows, reasons, total: counted.reduce((sum, { count }) => sum + count, 0) };
}

/** Counts the unread refused reports, and finds when the oldest came. */
export async function findUnreadPostbacks(db: Kysely<Database>): Promise<Waiting> {
  return await db
    .selectFrom('postbacks')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('received_at').as('since')])
    .where('outcome', 'in', refused)
    .executeTakeFirstOrThrow();
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

/** Reports read again in one transaction. */
const REREAD_AT_ONCE = 200;

/**
 * Reads all refused reports of one reason again, in the order in which they came, as of their arrival.
 * @param note called in the transaction of each part with how many it read
 * @returns how many are accepted now, and how many are still refused
 */
export async function rereadAll(
  db: Kysely<Database>,
  { reason, now }: { reason: PostbackRefusal; now: Date },
  note: (trx: Transaction<Database>, read: number) => Promise<void>,
): Promise<{ accepted: number; refused: number }> {
  const asked = await db
    .selectFrom('postbacks')
    .select('id')
    .where('outcome', 'in', refused)
    .where('refusal', '=', reason)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  const sum = { accepted: 0, refused: 0 };
  for (let first = 0; first < asked.length; first += REREAD_AT_ONCE) {
    await db.transaction().execute(async (trx) => {
      const read = [];
      for (const { id } of asked.slice(first, first + REREAD_AT_ONCE))
        read.push(await rereadPostback(trx, id, now));
      const accepted = read.filter((one) => one?.refusal === null).length;
      sum.accepted += accepted;
      sum.refused += read.filter((one) => one && one.refusal !== null).length;
      await note(trx, read.length);
    });
  }
  return sum;
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
  await trx.updateTable('postbacks').set({ outcome: 'stored', refusal: null }).where('id', '=', id).execute();
  return true;
}

/** Locks and reads a report; undefined when its outcome is not one of these. */
async function takeReport(trx: Kysely<Database>, id: string, outcomes: readonly PostbackOutcome[]) {
  const row = await trx
    .selectFrom('postbacks')
    .innerJoin('postback_keys', 'postback_keys.id', 'postbacks.key_id')
    .select(['raw', 'key_id', 'offer_ids', 'dialect', 'postbacks.received_at'])
    .where('postbacks.id', '=', id)
    .where('outcome', 'in', outcomes)
    .forUpdate('postbacks')
    .executeTakeFirst();
  if (!row) return undefined;
  const { raw, key_id: keyId, offer_ids: offerIds, dialect, received_at: receivedAt } = row;
  return { id, key: { id: keyId, offerIds, dialect }, raw, receivedAt };
}
