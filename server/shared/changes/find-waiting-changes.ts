import type { Kysely } from 'kysely';
import type { ChangeKindName } from '#domain/answers/office/change-life.ts';
import type { Waiting } from '#domain/answers/office/waiting.ts';
import type { Database } from '#server/db/tables.ts';

/** Finds how many changes of each kind wait for a second person, and since when, in one query; a kind without any is left out. */
export async function findWaitingChanges(db: Kysely<Database>): Promise<Map<ChangeKindName, Waiting>> {
  const rows = await db
    .selectFrom('changes')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count'), fn.min('proposed_at').as('since')])
    .where('status', '=', 'waiting')
    .groupBy('kind')
    .execute();
  return new Map(rows.map(({ kind, ...waiting }) => [kind, waiting]));
}
