import { DAY_MS } from '#domain/base/days/day-ms.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { PartnerAddress } from '#domain/partners/postbacks-out/read-partner-address.ts';
import type { Database } from '#server/db/tables.ts';

export type KeptAddress = PartnerAddress & {
  id: string;
  createdAt: Date;
  /** an earlier secret signs as well until then; null without one */
  oldSecretUntil: Date | null;
};

const OLD_SECRET_MS = 7 * DAY_MS;
/** Most addresses of one partner at a time. */
export const MOST_ADDRESSES = 5;

/** Stores the postback addresses of partners. */
export function createPartnerAddresses(db: Kysely<Database>) {
  const open = (partnerId: string) =>
    db.selectFrom('partner_addresses').where('partner_id', '=', partnerId).where('ended_at', 'is', null);

  return {
    /** Lists the addresses in use, oldest first. */
    async list(partnerId: string): Promise<KeptAddress[]> {
      const rows = await open(partnerId).selectAll().orderBy('created_at').orderBy('id').execute();
      return rows.map(toAddress);
    },

    /**
     * Adds an address.
     * @returns secret: shown this once, what is posted is signed by it; null for GET. Undefined when there are enough addresses
     */
    async add(
      partnerId: string,
      { method, url, onlyApproved }: PartnerAddress,
      now: Date,
    ): Promise<{ id: string; secret: string | null } | undefined> {
      return await db.transaction().execute(async (trx) => {
        // One partner's additions follow each other.
        await trx.selectFrom('partners').select('id').where('id', '=', partnerId).forUpdate().execute();
        const used = await createPartnerAddresses(trx).list(partnerId);
        if (used.length >= MOST_ADDRESSES) return undefined;
        const made = { id: randomUUID(), secret: method === 'POST' ? newSecret() : null };
        await trx
          .insertInto('partner_addresses')
          .values({
            ...made,
            partner_id: partnerId,
            method,
            url,
            only_approved: onlyApproved,
            old_secret: null,
            old_secret_until: null,
            created_at: now,
            ended_at: null,
          })
          .execute();
        return made;
      });
    },

    /** Makes another secret; the present one signs beside it for 7 more days. @returns undefined for an address without a secret */
    async changeSecret(partnerId: string, id: string, now: Date): Promise<string | undefined> {
      const secret = newSecret();
      const { numUpdatedRows } = await db
        .updateTable('partner_addresses')
        .set((row) => ({
          secret,
          old_secret: row.ref('secret'),
          old_secret_until: new Date(now.getTime() + OLD_SECRET_MS),
        }))
        .where('id', '=', id)
        .where('partner_id', '=', partnerId)
        .where('method', '=', 'POST')
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n ? secret : undefined;
    },

    /** Ends an address: nothing is sent there any more. @returns false when it is gone */
    async end(partnerId: string, id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('partner_addresses')
        .set({ ended_at: now, secret: null, old_secret: null })
        .where('id', '=', id)
        .where('partner_id', '=', partnerId)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

function toAddress(row: Selectable<Database['partner_addresses']>): KeptAddress {
  return {
    id: row.id,
    method: row.method,
    url: row.url,
    onlyApproved: row.only_approved,
    createdAt: row.created_at,
    oldSecretUntil: row.old_secret_until,
  };
}

/** Makes a secret as the library of the recipient reads it: 32 random bytes in Base64. */
function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}
