import type { Kysely } from 'kysely';
import type { CountryCode } from '#domain/countries/country.ts';
import type { TransparencyChange } from '#domain/office/answers/transparency.ts';
import type { TransparencyEntry } from '#domain/transparency/entry.ts';
import type { Database } from '#server/db/tables.ts';
import { type ChangeRow, lifeOf, undecided } from '#server/office/change-row.ts';

type Proposal = { entry: TransparencyEntry; note: string; retires: number | null };

/** What was read of lenders' pages in one country, in PostgreSQL. Built over a transaction where it takes part in one. */
export function createTransparencyRepository(db: Kysely<Database>, country: CountryCode) {
  const all = db
    .selectFrom('transparency_changes as change')
    .innerJoin('office_users as proposer', 'proposer.id', 'change.proposed_by')
    .leftJoin('office_users as decider', 'decider.id', 'change.decided_by')
    .selectAll('change')
    .select(['proposer.name as proposer_name', 'decider.name as decider_name'])
    .where('change.country', '=', country);

  return {
    async add({ entry, note, retires }: Proposal, by: string, now: Date): Promise<number> {
      const { id } = await db
        .insertInto('transparency_changes')
        .values({
          country,
          entry: JSON.stringify(entry),
          retires,
          note,
          ...undecided(by, now),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** What was approved and nobody has taken back, in the order of its approval. */
    async listApproved(): Promise<TransparencyChange[]> {
      const rows = await all
        .where('change.status', '=', 'public')
        .where('change.retires', 'is', null)
        .orderBy('change.decided_at')
        .orderBy('change.id')
        .execute();
      return rows.map(toChange);
    },

    /** Oldest first. */
    async listWaiting(): Promise<TransparencyChange[]> {
      const rows = await all.where('change.status', '=', 'waiting').orderBy('change.id').execute();
      return rows.map(toChange);
    },

    /** Those that nobody has to decide any more, newest first. */
    async listDecided(limit: number): Promise<TransparencyChange[]> {
      const rows = await all
        .where('change.status', '<>', 'waiting')
        .orderBy('change.id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toChange);
    },

    /** One change, for nobody else to decide meanwhile; only inside a transaction. */
    async take(id: number): Promise<TransparencyChange | undefined> {
      const row = await all.where('change.id', '=', id).forUpdate('change').executeTakeFirst();
      return row && toChange(row);
    },
  };
}

function toChange(row: ChangeRow & { entry: TransparencyEntry }): TransparencyChange {
  return { ...lifeOf(row), entry: row.entry };
}
