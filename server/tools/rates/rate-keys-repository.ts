import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Stores the keys of programs that send banks' lists. */
export function createRateKeysRepository(db: Kysely<Database>) {
  return {
    /** Stores a program's key; its previous one ends. */
    async put(name: string, key: string, now: Date): Promise<void> {
      const row = { hash: hashOf(key), created_at: now };
      await db
        .insertInto('rate_keys')
        .values({ name, ...row })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute();
    },

    /** Ends a program's key. @returns whether it had one */
    async remove(name: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('rate_keys')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    /** Finds the program of a key. */
    async findHolder(key: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('rate_keys')
        .select('name')
        .where('hash', '=', hashOf(key))
        .executeTakeFirst();
      return row?.name;
    },
  };
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
