import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { applyPostback } from './store-postback.ts';

const DAY_MS = 86_400_000;
// A click of an outage arrives within days; what is older names a click that never was.
const KEPT_DAYS = 30;

/**
 * Reads postbacks again that came before their click, which may have waited out an outage in the journal.
 * @returns how many found their click
 */
export async function replayPostbacks(db: Kysely<Database>, now: Date): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const waiting = await trx
      .selectFrom('postbacks')
      .innerJoin('postback_keys', 'postback_keys.id', 'postbacks.key_id')
      .select(['postbacks.id', 'postbacks.raw', 'postbacks.key_id', 'postback_keys.offer_ids'])
      .where('postbacks.outcome', '=', 'unknown_click')
      .where('postbacks.received_at', '>', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
      .orderBy('postbacks.received_at')
      .limit(1000)
      .forUpdate('postbacks')
      .skipLocked()
      .execute();
    let found = 0;
    for (const { id, raw, key_id: keyId, offer_ids: offerIds } of waiting) {
      const { outcome } = await applyPostback(trx, { key: { id: keyId, offerIds }, raw, now });
      if (outcome === 'unknown_click') continue;
      await trx.updateTable('postbacks').set({ outcome }).where('id', '=', id).execute();
      found += 1;
    }
    return found;
  });
}
