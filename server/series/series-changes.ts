import type { Kysely, Transaction } from 'kysely';
import { dayOf } from '#domain/calendar/iso-day.ts';
import type { Country } from '#domain/countries/country.ts';
import { readPoint, type TypedPoint } from '#domain/series/typed-point.ts';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/tables.ts';
import { type Author, addToAuditLog } from '#server/office/audit-log.ts';
import { isSame } from '#domain/offers/offer-parts.ts';
import type { LiveSeries } from './live-series.ts';
import { createSeriesChangesRepository } from './series-changes-repository.ts';

export type SeriesRefusal = {
  refused: 'unknown' | 'decided' | 'own' | 'nothing-changed' | 'unfit';
  problems?: Record<string, string>;
};

type Options = {
  db: Kysely<Database>;
  country: Pick<Country, 'code' | 'timeZone'>;
  series: Pick<LiveSeries, 'book' | 'load'>;
  now: () => Date;
};

type By = Author & { id: string };

export type SeriesChanges = ReturnType<typeof createSeriesChanges>;

/**
 * The life of a value of a series: one person proposes it, another approves it, and from then on every text and page of every
 * instance speaks in it. Each step is one transaction with its entry in the audit log.
 * @see docs/decisions/113-series.md
 */
export function createSeriesChanges({ db, country, series, now }: Options) {
  const today = () => dayOf(now(), country.timeZone);

  return {
    /** What the form holds, as it was typed. */
    async propose(typed: TypedPoint, note: string, by: By): Promise<{ id: number } | SeriesRefusal> {
      const book = series.book();
      const read = readPoint(typed, { book, today: today() });
      if ('problems' in read) return { refused: 'unfit', problems: read.problems };
      const { entry } = read;
      const known = book[entry.series].find(({ from }) => from === entry.point.from);
      if (known && isSame(known, entry.point)) return { refused: 'nothing-changed' };
      return await db.transaction().execute(async (trx) => {
        const id = await createSeriesChangesRepository(trx, country.code).add(
          { ...entry, note, retires: null },
          by.id,
          now(),
        );
        await log(trx, by, 'series.proposed', { id, ...entry });
        return { id };
      });
    },

    /** Proposes that a public value be taken back: what stood there before is back. */
    async proposeRetiring(id: number, note: string, by: By): Promise<{ id: number } | SeriesRefusal> {
      return await db.transaction().execute(async (trx) => {
        const repository = createSeriesChangesRepository(trx, country.code);
        const change = await repository.take(id);
        if (!change || change.retires !== null) return { refused: 'unknown' };
        if (change.status !== 'public') return { refused: 'decided' };
        const retiring = await repository.add({ ...change, note, retires: id }, by.id, now());
        await log(trx, by, 'series.proposed', { ...change, id: retiring });
        return { id: retiring };
      });
    },

    /** Somebody else says yes: public at once, on every instance. */
    async approve(id: number, by: By): Promise<{ status: 'done' } | SeriesRefusal> {
      return await db.transaction().execute(async (trx) => {
        await lockUntilCommit(trx, 'series');
        const repository = createSeriesChangesRepository(trx, country.code);
        const change = await repository.take(id);
        if (!change) return { refused: 'unknown' };
        if (change.status !== 'waiting') return { refused: 'decided' };
        if (change.proposedBy?.id === by.id) return { refused: 'own' };
        await repository.setStatus(id, 'public', { by: by.id, at: now() });
        if (change.retires !== null) await repository.setStatus(change.retires, 'retired');
        await repository.tell();
        await log(trx, by, change.retires === null ? 'series.approved' : 'series.retired', change);
        return { status: 'done' };
      });
    },

    /** Somebody says no, with the reason; the proposer may take it back the same way. */
    async decline(id: number, reason: string, by: By): Promise<{ status: 'done' } | SeriesRefusal> {
      return await db.transaction().execute(async (trx) => {
        const repository = createSeriesChangesRepository(trx, country.code);
        const change = await repository.take(id);
        if (!change) return { refused: 'unknown' };
        if (change.status !== 'waiting') return { refused: 'decided' };
        const isOwn = change.proposedBy?.id === by.id;
        await repository.setStatus(id, isOwn ? 'withdrawn' : 'rejected', { by: by.id, at: now(), reason });
        await log(trx, by, isOwn ? 'series.withdrawn' : 'series.rejected', change, { reason });
        return { status: 'done' };
      });
    },

    today,
    book: series.book,
    list: () => createSeriesChangesRepository(db, country.code).list(50),
  };

  async function log(
    trx: Transaction<Database>,
    by: By,
    action: string,
    { id, series: name, point }: { id: number; series: string; point: object },
    more: object = {},
  ): Promise<void> {
    await addToAuditLog(trx, {
      by,
      at: now(),
      action,
      subject: { kind: 'series', id: name },
      after: { change: id, point, ...more },
    });
  }
}
