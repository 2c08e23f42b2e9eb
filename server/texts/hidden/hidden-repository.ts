import type { Kysely } from 'kysely';
import type { HiddenThing } from '#domain/answers/hidden/hidden-things.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';

/** PostgreSQL's channel of hidden and shown things. */
export const HIDDEN = 'hidden';

/** One hidden thing, with the reason and the moment. */
export type Hiding = HiddenThing & { reason: string; hiddenBy: string; hiddenAt: Date };

export type HiddenRepository = ReturnType<typeof createHiddenRepository>;

/** Stores hidden things in PostgreSQL. To take part in a transaction, build it over that transaction. */
export function createHiddenRepository(db: Kysely<Database>) {
  return {
    /** Lists hidden things newest first. */
    async list(): Promise<Hiding[]> {
      return await db
        .selectFrom('hidden')
        .select(['kind', 'id', 'reason', 'hidden_by as hiddenBy', 'hidden_at as hiddenAt'])
        .orderBy('hidden_at', 'desc')
        .orderBy('kind')
        .orderBy('id')
        .execute();
    },

    /** Hides a thing and notifies every instance. @returns false when it is hidden already: the first reason stays */
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

    /** Shows a thing again and notifies every instance. @returns the removed row; undefined when the thing was not hidden */
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
