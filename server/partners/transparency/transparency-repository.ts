import type { Kysely } from 'kysely';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { TransparencyChange } from '#domain/answers/office/transparency.ts';
import type { TransparencyEntry } from '#domain/partners/transparency/entry.ts';
import type { Database } from '#server/db/tables.ts';
import { type ChangeRow, lifeOf, undecided } from '#server/shared/changes/change-row.ts';

type Proposal = { entry: TransparencyEntry; note: string; retires: number | null };

/** Stores the readings of lenders' pages in one country in PostgreSQL. Built over a transaction to take part in it. */
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

    /** Lists approved entries that were not withdrawn, in the order of their approval. */
    async listApproved(): Promise<TransparencyChange[]> {
      const rows = await all
        .where('change.status', '=', 'public')
        .where('change.retires', 'is', null)
        .orderBy('change.decided_at')
        .orderBy('change.id')
        .execute();
      return rows.map(toChange);
    },

    /** Lists waiting entries, oldest first. */
    async listWaiting(): Promise<TransparencyChange[]> {
      const rows = await all.where('change.status', '=', 'waiting').orderBy('change.id').execute();
      return rows.map(toChange);
    },

    /** Lists decided entries, newest first. */
    async listDecided(limit: number): Promise<TransparencyChange[]> {
      const rows = await all
        .where('change.status', '<>', 'waiting')
        .orderBy('change.id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toChange);
    },

    /** Reads and locks one change; only inside a transaction. */
    async take(id: number): Promise<TransparencyChange | undefined> {
      const row = await all.where('change.id', '=', id).forUpdate('change').executeTakeFirst();
      return row && toChange(row);
    },
  };
}

function toChange(row: ChangeRow & { entry: TransparencyEntry }): TransparencyChange {
  return { ...lifeOf(row), entry: row.entry };
}
