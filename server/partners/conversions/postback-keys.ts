import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Tells whether a text has the form of our keys, without asking the database. */
export function isKeyLike(text: string): boolean {
  return /^[\w-]{32}$/.test(text);
}

type PostbackKey = { id: string; partner: string; offerIds: string[] };

/** Manages the keys that identify lenders in their reports. Only the hash of a key is stored. */
export function createPostbackKeys(db: Kysely<Database>) {
  return {
    /** Makes a key for the offers of one lender. @returns the key, which cannot be read again */
    async create({
      partner,
      offerIds,
      now,
    }: {
      partner: string;
      offerIds: string[];
      now: Date;
    }): Promise<string> {
      const key = randomBytes(24).toString('base64url');
      await db
        .insertInto('postback_keys')
        .values({ partner, offer_ids: offerIds, key_hash: hashOfKey(key), created_at: now, revoked_at: null })
        .execute();
      return key;
    },

    /** Finds the lender of a key that was valid at a moment. @param hash of `hashOfKey` */
    async find(hash: Buffer, at: Date): Promise<PostbackKey | undefined> {
      const row = await db
        .selectFrom('postback_keys')
        .select(['id', 'partner', 'offer_ids'])
        .where('key_hash', '=', hash)
        .where((eb) => eb.or([eb('revoked_at', 'is', null), eb('revoked_at', '>', at)]))
        .executeTakeFirst();
      return row && { id: row.id, partner: row.partner, offerIds: row.offer_ids };
    },

    /** Ends every key of a partner. @returns how many */
    async revoke(partner: string, now: Date): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('postback_keys')
        .set({ revoked_at: now })
        .where('partner', '=', partner)
        .where('revoked_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
  };
}

/**
 * Hashes a key. A key is random and long, so a plain hash of it cannot be reversed by trying; PostgreSQL finds the hash by an
 * index.
 */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
