import type { Kysely } from 'kysely';
import type { ChangeKindName } from '#domain/answers/office/change-life.ts';
import type { Database } from '#server/db/tables.ts';

/** Counts the changes of each kind that wait for a second person, in one query; a kind without any is left out. */
export async function countWaitingChanges(db: Kysely<Database>): Promise<Map<ChangeKindName, number>> {
  const rows = await db
    .selectFrom('changes')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('status', '=', 'waiting')
    .groupBy('kind')
    .execute();
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}
