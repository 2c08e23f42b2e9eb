import type { Kysely } from 'kysely';
import type { CountryCode } from '#domain/countries/country.ts';
import type { SeriesChange } from '#domain/office/answers/series.ts';
import type { SeriesEntry } from '#domain/series/series-book.ts';
import type { SeriesName, SeriesPoint } from '#domain/series/series.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import { type ChangeRow, lifeOf, undecided } from '#server/office/change-row.ts';

/** PostgreSQL's channel of series that changed. */
export const SERIES = 'series';

type Proposal = SeriesEntry & { note: string; retires: number | null };

/** Values added to the series of one country, in PostgreSQL. Built over a transaction where it takes part in one. */
export function createSeriesChangesRepository(db: Kysely<Database>, country: CountryCode) {
  const all = db
    .selectFrom('series_changes as change')
    .leftJoin('office_users as proposer', 'proposer.id', 'change.proposed_by')
    .leftJoin('office_users as decider', 'decider.id', 'change.decided_by')
    .selectAll('change')
    .select(['proposer.name as proposer_name', 'decider.name as decider_name'])
    .where('change.country', '=', country);

  return {
    /** What was added and nobody has taken back, in the order in which it became public. */
    async listPublic(): Promise<(SeriesEntry & { id: number })[]> {
      const rows = await all
        .where('change.status', '=', 'public')
        .where('change.retires', 'is', null)
        .orderBy('change.decided_at')
        .orderBy('change.id')
        .execute();
      return rows.map(({ id, series, point }) => ({ id, series, point }));
    },

    /** What of a series waits for a person. */
    async listWaiting(series: SeriesName): Promise<SeriesChange[]> {
      const rows = await all
        .where('change.series', '=', series)
        .where('change.status', '=', 'waiting')
        .execute();
      return rows.map(toChange);
    },

    /** Waiting ones first, oldest first; then what was decided, newest first. */
    async list(limit: number): Promise<SeriesChange[]> {
      const waiting = await all.where('change.status', '=', 'waiting').orderBy('change.id').execute();
      const decided = await all
        .where('change.status', '<>', 'waiting')
        .orderBy('change.id', 'desc')
        .limit(limit)
        .execute();
      return [...waiting, ...decided].map(toChange);
    },

    /** The values of a series that imports proposed, whatever became of them. */
    async listImported(series: SeriesName): Promise<SeriesPoint[]> {
      const rows = await all
        .where('change.series', '=', series)
        .where('change.proposed_by', 'is', null)
        .execute();
      return rows.map(({ point }) => point);
    },

    /** @param by who proposes it; null: an import, which a person approves too */
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

    /** One change, for nobody else to decide meanwhile; only inside a transaction. */
    async take(id: number): Promise<SeriesChange | undefined> {
      const row = await all.where('change.id', '=', id).forUpdate('change').executeTakeFirst();
      return row && toChange(row);
    },

    /** Every instance hears that values are others. */
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
