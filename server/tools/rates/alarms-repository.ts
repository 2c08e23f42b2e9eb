import type { Kysely } from 'kysely';
import type { RateAlarm } from '#domain/tools/rates/rates-health.ts';
import type { Database } from '#server/db/tables.ts';

export type AlarmsRepository = ReturnType<typeof createAlarmsRepository>;

/** Stores alarms of rates, each from its first to its last bad answer. */
export function createAlarmsRepository(db: Kysely<Database>) {
  return {
    /** Raises an alarm; a present one keeps its beginning and takes the new detail. */
    async raise({ raisedAt, ...alarm }: RateAlarm): Promise<void> {
      await db
        .insertInto('rate_alarms')
        .values({ ...alarm, raised_at: raisedAt })
        .onConflict((conflict) =>
          conflict.columns(['provider', 'kind', 'subject']).doUpdateSet({ detail: alarm.detail }),
        )
        .execute();
    },

    /** Ends the alarms of a provider about some subjects. */
    async clear(provider: string, subjects: readonly string[], exceptKind?: string): Promise<void> {
      if (subjects.length === 0) return;
      let query = db
        .deleteFrom('rate_alarms')
        .where('provider', '=', provider)
        .where('subject', 'in', subjects);
      if (exceptKind !== undefined) query = query.where('kind', '<>', exceptKind);
      await query.execute();
    },

    /** Lists the present alarms, oldest first. */
    async list(): Promise<RateAlarm[]> {
      const rows = await db
        .selectFrom('rate_alarms')
        .selectAll()
        .orderBy('raised_at')
        .orderBy('kind')
        .execute();
      return rows.map(({ raised_at: raisedAt, ...row }) => ({ ...row, raisedAt }));
    },
  };
}
