import type { Kysely } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { readPoint, type TypedPoint } from '#domain/base/series/typed-point.ts';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import type { By } from '#server/shared/changes/change-steps.ts';
import { createChanges } from '#server/shared/changes/changes.ts';
import { isSame } from '#domain/offers/offer-parts.ts';
import type { LiveSeries } from './live-series.ts';
import { SERIES, seriesKind } from './series-change.ts';

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
 * Handles values of series: one person proposes one, another approves it, and from then on every text and page of every
 * instance uses it. Each step is one transaction with its entry in the audit log.
 * @see docs/decisions/113-series.md
 */
export function createSeriesChanges({ db, country, series, now }: Options) {
  const today = () => dayOf(now(), country.timeZone);
  const { alone, add, repositoryAt, approve, decline, proposeRetiring } = createChanges({
    db,
    kind: seriesKind,
    country: country.code,
    now,
    lock: (trx) => lockUntilCommit(trx, 'series'),
    inLog: ({ point }) => ({ after: { point } }),
    publishing: async (trx) => () => notify(trx, SERIES, country.code),
  });

  return {
    approve,
    decline,
    proposeRetiring,

    /** Proposes the value of a form, as typed. */
    async propose(typed: TypedPoint, note: string, by: By): Promise<{ id: number } | SeriesRefusal> {
      const book = series.book();
      const read = readPoint(typed, { book, today: today() });
      if ('problems' in read) return { refused: 'unfit', problems: read.problems };
      const { entry } = read;
      const known = book[entry.series].find(({ from }) => from === entry.point.from);
      if (known && isSame(known, entry.point)) return { refused: 'nothing-changed' };
      return await alone(async (trx) => {
        const open = await repositoryAt(trx).listOpen(entry.series);
        if (open.some(({ point, retires }) => retires === null && isSame(point, entry.point)))
          return { refused: 'already-waiting' };
        return await add(trx, { content: entry, note }, by);
      });
    },

    today,
    book: series.book,
    list: () => repositoryAt(db).listWaitingFirst(50),
  };
}
