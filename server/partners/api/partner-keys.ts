import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PartnerState } from '#domain/partners/partners/partner-state.ts';
import type { Database } from '#server/db/tables.ts';

/** The partner of a key: its program reads what the partner may see. */
export type KeyHolder = { partnerId: string; providerId: string; state: PartnerState };

/** Manages the key of each partner's program. Only its hash is stored: the key is shown once, when it is created. */
export function createPartnerKeys(db: Kysely<Database>) {
  return {
    /** Makes the key of a partner; the one before ends. @returns the key, which cannot be read again */
    async make(partnerId: string, now: Date): Promise<string> {
      const key = randomBytes(24).toString('base64url');
      const row = { key_hash: hashOf(key), made_at: now };
      await db
        .insertInto('partner_keys')
        .values({ partner_id: partnerId, ...row })
        .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(row))
        .execute();
      return key;
    },

    /** @returns when the present key was made; undefined without one */
    async madeAt(partnerId: string): Promise<Date | undefined> {
      const row = await db
        .selectFrom('partner_keys')
        .select('made_at')
        .where('partner_id', '=', partnerId)
        .executeTakeFirst();
      return row?.made_at;
    },

    /** Ends the key of a partner. @returns whether it had one */
    async end(partnerId: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('partner_keys')
        .where('partner_id', '=', partnerId)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    async findHolder(key: string): Promise<KeyHolder | undefined> {
      return await db
        .selectFrom('partner_keys')
        .innerJoin('partners', 'partners.id', 'partner_id')
        .select(['partner_id as partnerId', 'provider_id as providerId', 'state'])
        .where('key_hash', '=', hashOf(key))
        .executeTakeFirst();
    },
  };
}

/** Hashes a key: it is random and long, so that a plain hash cannot be reversed by trying. */
function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
