import type { Kysely } from 'kysely';
import type { HiddenThing } from '#domain/hidden/hidden-things.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';

/** PostgreSQL's channel of what goes out of sight and comes back. */
export const HIDDEN = 'hidden';

/** One thing out of sight, with why and since when. */
export type Hiding = HiddenThing & { reason: string; hiddenBy: string; hiddenAt: Date };

export type HiddenRepository = ReturnType<typeof createHiddenRepository>;

/** What is out of sight, in PostgreSQL. To take part in a transaction, build one over that transaction. */
export function createHiddenRepository(db: Kysely<Database>) {
  return {
    /** Newest first. */
    async list(): Promise<Hiding[]> {
      return await db
        .selectFrom('hidden')
        .select(['kind', 'id', 'reason', 'hidden_by as hiddenBy', 'hidden_at as hiddenAt'])
        .orderBy('hidden_at', 'desc')
        .orderBy('kind')
        .orderBy('id')
        .execute();
    },

    /** Every instance hears of it. @returns false when it is out of sight already: the first reason stands */
    async add({ kind, id, reason, hiddenBy, hiddenAt }: Hiding): Promise<boolean> {
      const added = await db
        .insertInto('hidden')
        .values({ kind, id, reason, hidden_by: hiddenBy, hidden_at: hiddenAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added) await notify(db, HIDDEN, kind);
      return added !== undefined;
    },

    /** Every instance hears of it. @returns what stood there; undefined when it was in sight */
    async remove({ kind, id }: HiddenThing): Promise<Hiding | undefined> {
      const removed = await db
        .deleteFrom('hidden')
        .where('kind', '=', kind)
        .where('id', '=', id)
        .returning(['kind', 'id', 'reason', 'hidden_by as hiddenBy', 'hidden_at as hiddenAt'])
        .executeTakeFirst();
      if (removed) await notify(db, HIDDEN, kind);
      return removed;
    },
  };
}
