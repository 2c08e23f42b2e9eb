import type { Kysely } from 'kysely';
import type { ConsentPurpose } from '#domain/law/consent/consent.ts';
import type { Database } from '#server/db/tables.ts';
import type { ConsentsTable } from '#server/db/tables/consent-tables.ts';

export type Receipt = {
  id: string;
  country: string;
  version: string;
  choice: ConsentsTable['choice'];
  purposes: readonly ConsentPurpose[];
  /** the receipt of the previous answer */
  replaces: string | null;
  createdAt: Date;
};

export type ConsentsRepository = ReturnType<typeof createConsentsRepository>;

/** Stores consent receipts in PostgreSQL. */
export function createConsentsRepository(db: Kysely<Database>) {
  return {
    async add({ createdAt, purposes, ...receipt }: Receipt): Promise<void> {
      await db
        .insertInto('consents')
        .values({ ...receipt, purposes: [...purposes], created_at: createdAt })
        .execute();
    },

    /** Deletes receipts older than `moment`. @returns how many */
    async forgetBefore(moment: Date): Promise<number> {
      const result = await db.deleteFrom('consents').where('created_at', '<', moment).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
