import type { Kysely } from 'kysely';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';

/** PostgreSQL's channel for decisions on publication. */
export const PUBLICATIONS = 'publications';

export type ScheduledPage = { path: string; publishAt: Date; decidedBy: string; decidedAt: Date };

/** Stores the office's moments of publication. To take part in a transaction, build one over that transaction. */
export function createPublicationsRepository(db: Kysely<Database>) {
  return {
    async list(): Promise<ScheduledPage[]> {
      return await db
        .selectFrom('publications')
        .select(['path', 'publish_at as publishAt', 'decided_by as decidedBy', 'decided_at as decidedAt'])
        .orderBy('path')
        .execute();
    },

    /**
     * Reads and locks the decision on one page until the end of the transaction: the second of two people sees the first one's
     * decision.
     */
    async find(path: string): Promise<{ publishAt: Date } | undefined> {
      return await db
        .selectFrom('publications')
        .select('publish_at as publishAt')
        .where('path', '=', path)
        .forUpdate()
        .executeTakeFirst();
    },

    /** Sets or moves the moment of a page; notifies every instance. */
    async schedule({ path, publishAt, decidedBy, decidedAt }: ScheduledPage): Promise<void> {
      const decision = { publish_at: publishAt, decided_by: decidedBy, decided_at: decidedAt };
      await db
        .insertInto('publications')
        .values({ path, ...decision })
        .onConflict((conflict) => conflict.column('path').doUpdateSet(decision))
        .execute();
      await notify(db, PUBLICATIONS, path);
    },

    /** Removes a decision, so that the file decides again. @returns whether there was a decision */
    async withdraw(path: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('publications')
        .where('path', '=', path)
        .executeTakeFirstOrThrow();
      await notify(db, PUBLICATIONS, path);
      return numDeletedRows > 0n;
    },
  };
}

export type PublicationsRepository = ReturnType<typeof createPublicationsRepository>;
