import type { Kysely } from 'kysely';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { SeriesChange } from '#domain/answers/office/series.ts';
import type { SeriesEntry } from '#domain/base/series/series-book.ts';
import type { SeriesName, SeriesPoint } from '#domain/base/series/series.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import { type ChangeRow, lifeOf, undecided } from '#server/shared/changes/change-row.ts';

/** PostgreSQL's channel of changed series. */
export const SERIES = 'series';

type Proposal = SeriesEntry & { note: string; retires: number | null };

/** Stores values added to the series of one country in PostgreSQL. Built over a transaction to take part in it. */
export function createSeriesChangesRepository(db: Kysely<Database>, country: CountryCode) {
  const all = db
    .selectFrom('series_changes as change')
    .leftJoin('office_users as proposer', 'proposer.id', 'change.proposed_by')
    .leftJoin('office_users as decider', 'decider.id', 'change.decided_by')
    .selectAll('change')
    .select(['proposer.name as proposer_name', 'decider.name as decider_name'])
    .where('change.country', '=', country);

  return {
    /** Lists the added values that were not withdrawn, in the order in which they became public. */
    async listPublic(): Promise<(SeriesEntry & { id: number })[]> {
      const rows = await all
        .where('change.status', '=', 'public')
        .where('change.retires', 'is', null)
        .orderBy('change.decided_at')
        .orderBy('change.id')
        .execute();
      return rows.map(({ id, series, point }) => ({ id, series, point }));
    },

    /** Lists the changes of a series that wait for a person. */
    async listWaiting(series: SeriesName): Promise<SeriesChange[]> {
      const rows = await all
        .where('change.series', '=', series)
        .where('change.status', '=', 'waiting')
        .execute();
      return rows.map(toChange);
    },

    /** Lists waiting changes first, oldest first; then decided ones, newest first. */
    async list(limit: number): Promise<SeriesChange[]> {
      const waiting = await all.where('change.status', '=', 'waiting').orderBy('change.id').execute();
      const decided = await all
        .where('change.status', '<>', 'waiting')
        .orderBy('change.id', 'desc')
        .limit(limit)
        .execute();
      return [...waiting, ...decided].map(toChange);
    },

    /** Lists the values of a series proposed by imports, whatever their outcome. */
    async listImported(series: SeriesName): Promise<SeriesPoint[]> {
      const rows = await all
        .where('change.series', '=', series)
        .where('change.proposed_by', 'is', null)
        .execute();
      return rows.map(({ point }) => point);
    },

    /** Adds a proposal. @param by the proposer; null: an import, which a person approves too */
    async add({ series, point, note, retires }: Proposal, by: string | null, now: Date): Promise<number> {
      const { id } = await db
        .insertInto('series_changes')
        .values({
          country,
          series,
          point: JSON.stringify(point),
          retires,
          note,
          ...undecided(by, now),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Reads and locks one change; only inside a transaction. */
    async take(id: number): Promise<SeriesChange | undefined> {
      const row = await all.where('change.id', '=', id).forUpdate('change').executeTakeFirst();
      return row && toChange(row);
    },

    /** Notifies every instance of changed values. */
    tell: async (): Promise<void> => notify(db, SERIES, country),
  };
}

type Row = Omit<ChangeRow, 'proposed_by' | 'proposer_name'> & {
  series: SeriesName;
  point: SeriesPoint;
  /** null: an import */
  proposed_by: string | null;
  proposer_name: string | null;
};

function toChange(row: Row): SeriesChange {
  const { series, point, proposed_by: by, proposer_name: name } = row;
  const life = lifeOf({ ...row, proposed_by: by ?? '', proposer_name: name ?? '' });
  return { ...life, series, point, proposedBy: by === null ? null : life.proposedBy };
}
