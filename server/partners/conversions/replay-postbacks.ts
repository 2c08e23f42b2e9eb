import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { applyPostback, kept } from './store-postback.ts';

const DAY_MS = 86_400_000;
// A click of an outage arrives within days; an older report names a click that never existed.
const KEPT_DAYS = 30;

const BATCH = 1000;
const LEAST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Reads postbacks again that came before their click, which may have waited out an outage in the journal. All of them are read:
 * those whose click never existed would otherwise block the others.
 * @returns how many found their click
 */
export async function replayPostbacks(db: Kysely<Database>, now: Date): Promise<number> {
  let found = 0;
  let after: Place | undefined = { receivedAt: new Date(now.getTime() - KEPT_DAYS * DAY_MS), id: LEAST_ID };
  while (after) {
    const batch = await replayBatch(db, now, after);
    found += batch.found;
    after = batch.last;
  }
  return found;
}

/** End of a batch, in the order in which postbacks came. */
type Place = { receivedAt: Date; id: string };

/** @returns last: where the next batch begins; undefined when there are no more */
async function replayBatch(
  db: Kysely<Database>,
  now: Date,
  after: Place,
): Promise<{ found: number; last: Place | undefined }> {
  return await db.transaction().execute(async (trx) => {
    const waiting = await trx
      .selectFrom('postbacks')
      .innerJoin('postback_keys', 'postback_keys.id', 'postbacks.key_id')
      .select(['postbacks.id', 'postbacks.received_at', 'raw', 'key_id', 'postback_keys.offer_ids'])
      .where('postbacks.outcome', '=', 'unknown_click')
      .where((eb) =>
        eb(eb.refTuple('received_at', 'postbacks.id'), '>', eb.tuple(after.receivedAt, after.id)),
      )
      .orderBy('received_at')
      .orderBy('postbacks.id')
      .limit(BATCH)
      .forUpdate('postbacks')
      .skipLocked()
      .execute();
    let found = 0;
    for (const { id, raw, received_at: receivedAt, key_id: keyId, offer_ids: offerIds } of waiting) {
      const answer = await applyPostback(trx, { id, key: { id: keyId, offerIds }, raw, receivedAt, now });
      if (answer.outcome === 'unknown_click') continue;
      await trx.updateTable('postbacks').set(kept(raw, answer)).where('id', '=', id).execute();
      found += 1;
    }
    const last = waiting.at(-1);
    return { found, last: last && { receivedAt: last.received_at, id: last.id } };
  });
}
