import type { Kysely } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import type { SeriesEntry } from '#domain/base/series/series-book.ts';
import { readPoint, type TypedPoint } from '#domain/base/series/typed-point.ts';
import type { SeriesChange } from '#domain/answers/office/series.ts';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/tables.ts';
import { type By, createTwoPeople } from '#server/shared/changes/two-people.ts';
import { isSame } from '#domain/offers/offer-parts.ts';
import type { LiveSeries } from './live-series.ts';
import { createSeriesChangesRepository } from './series-changes-repository.ts';

/** Reason why a value was not proposed. */
export type SeriesRefusal =
  | { refused: 'nothing-changed' | 'already-waiting' }
  | { refused: 'unfit'; problems: Record<string, string> };

type Options = {
  db: Kysely<Database>;
  country: Pick<Country, 'code' | 'timeZone'>;
  series: Pick<LiveSeries, 'book' | 'load'>;
  now: () => Date;
};

export type SeriesChanges = ReturnType<typeof createSeriesChanges>;

/**
 * Runs the life of a value of a series: one person proposes it, another approves it, and from then on every text and page of every
 * instance uses it. Each step is one transaction with its entry in the audit log.
 * @see docs/decisions/113-series.md
 */
export function createSeriesChanges({ db, country, series, now }: Options) {
  const today = () => dayOf(now(), country.timeZone);
  const people = createTwoPeople<SeriesEntry, SeriesChange>({
    db,
    table: 'series_changes',
    kind: 'series',
    take: (trx, id) => createSeriesChangesRepository(trx, country.code).take(id),
    inLog: ({ series: name, point }) => ({ subject: name, after: { point } }),
    now,
  });

  return {
    /** Proposes the value of a form, as typed. */
    async propose(typed: TypedPoint, note: string, by: By): Promise<{ id: number } | SeriesRefusal> {
      const book = series.book();
      const read = readPoint(typed, { book, today: today() });
      if ('problems' in read) return { refused: 'unfit', problems: read.problems };
      const { entry } = read;
      const known = book[entry.series].find(({ from }) => from === entry.point.from);
      if (known && isSame(known, entry.point)) return { refused: 'nothing-changed' };
      return await db.transaction().execute(async (trx) => {
        await lockUntilCommit(trx, 'series');
        const repository = createSeriesChangesRepository(trx, country.code);
        const waiting = await repository.listWaiting(entry.series);
        if (waiting.some(({ point, retires }) => retires === null && isSame(point, entry.point)))
          return { refused: 'already-waiting' };
        const id = await repository.add({ ...entry, note, retires: null }, by.id, now());
        await people.note(trx, by, 'proposed', { id, retires: null, ...entry });
        return { id };
      });
    },

    /** Proposes to withdraw a public value. */
    proposeRetiring: (id: number, note: string, by: By) =>
      people.proposeRetiring(id, by, (trx, change) =>
        createSeriesChangesRepository(trx, country.code).add({ ...change, note, retires: id }, by.id, now()),
      ),

    /** Approves a change by another person: public at once, on every instance. */
    approve: (id: number, by: By) =>
      people.approve<never>(id, by, async (trx) => createSeriesChangesRepository(trx, country.code).tell),

    decline: (id: number, reason: string, by: By) => people.decline(id, reason, by),

    today,
    book: series.book,
    list: () => createSeriesChangesRepository(db, country.code).list(50),
  };
}
