import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** State of an instance, as it reports it. */
export type Instance = {
  id: string;
  /** machine and port */
  name: string;
  build: { id: string; madeAt: Date };
  startedAt: Date;
  files: Readonly<Record<string, string>>;
  /** version of the offers on its pages; null: not known yet */
  offers: string | null;
  /** version of the texts it shows */
  texts: string | null;
};

export type LiveInstance = Instance & { seenAt: Date };

/** Three missed heartbeats: longer than any pause of a healthy program. */
const SILENCE_SECONDS = 35;

/** Stores the instances on one database. Moments are the database's: the clocks of machines differ. */
export function createInstancesRepository(db: Kysely<Database>) {
  return {
    async write({ id, name, build, startedAt, files, offers, texts }: Instance): Promise<void> {
      await db
        .insertInto('instances')
        .values({
          id,
          name,
          build_id: build.id,
          build_made_at: build.madeAt,
          started_at: startedAt,
          seen_at: sql`now()`,
          files: JSON.stringify(files),
          offers,
          texts,
        })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: sql`now()`, offers, texts }))
        .execute();
    },

    /** Lists the instances with a recent heartbeat, the longest running first. */
    async listLive(): Promise<LiveInstance[]> {
      const rows = await db
        .selectFrom('instances')
        .selectAll()
        .where('seen_at', '>', sql<Date>`now() - ${SILENCE_SECONDS} * interval '1 second'`)
        .orderBy('started_at')
        .orderBy('id')
        .execute();
      return rows.map(({ build_id, build_made_at, started_at, seen_at, ...row }) => ({
        ...row,
        build: { id: build_id, madeAt: build_made_at },
        startedAt: started_at,
        seenAt: seen_at,
      }));
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('instances').where('id', '=', id).execute();
    },

    /** Removes instances that ended without deregistering. */
    async forgetSilent(): Promise<void> {
      await db
        .deleteFrom('instances')
        .where('seen_at', '<', sql<Date>`now() - interval '1 day'`)
        .execute();
    },
  };
}

export type InstancesRepository = ReturnType<typeof createInstancesRepository>;
