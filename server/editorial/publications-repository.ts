import type { Kysely } from 'kysely';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';

/** PostgreSQL's channel of decisions on what is public. */
export const PUBLICATIONS = 'publications';

export type ScheduledPage = { path: string; publishAt: Date; decidedBy: string; decidedAt: Date };

/** When texts become public, as the office decided it. To take part in a transaction, build one over that transaction. */
export function createPublicationsRepository(db: Kysely<Database>) {
  return {
    async list(): Promise<ScheduledPage[]> {
      return await db
        .selectFrom('publications')
        .select(['path', 'publish_at as publishAt', 'decided_by as decidedBy', 'decided_at as decidedAt'])
        .orderBy('path')
        .execute();
    },

    /** The decision on one page, held until the end of the transaction: of two people at once the second sees the first's. */
    async find(path: string): Promise<{ publishAt: Date } | undefined> {
      return await db
        .selectFrom('publications')
        .select('publish_at as publishAt')
        .where('path', '=', path)
        .forUpdate()
        .executeTakeFirst();
    },

    /** Sets or moves the moment of a page; every instance hears of it. */
    async schedule({ path, publishAt, decidedBy, decidedAt }: ScheduledPage): Promise<void> {
      const decision = { publish_at: publishAt, decided_by: decidedBy, decided_at: decidedAt };
      await db
        .insertInto('publications')
        .values({ path, ...decision })
        .onConflict((conflict) => conflict.column('path').doUpdateSet(decision))
        .execute();
      await notify(db, PUBLICATIONS, path);
    },

    /** Lets the file decide again. @returns whether there was a decision */
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
