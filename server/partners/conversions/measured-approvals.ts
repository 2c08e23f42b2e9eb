import { type Kysely, sql } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { LEAST_DECIDED, type MeasuredApproval } from '#domain/offers/measured-approval.ts';
import type { Database } from '#server/db/tables.ts';

type Options = { db: Kysely<Database>; timeZone: string; now: () => Date };

/** How long one count is used again: pages are made once an hour, those of one offer for each request. */
const REUSE_MS = 10 * 60_000;

/** Counts what lenders decided about the requests of each offer, for the offers with enough of them. */
export function createMeasuredApprovals({ db, timeZone, now }: Options) {
  let current: { read: Promise<ReadonlyMap<string, MeasuredApproval>>; usableUntil: number } | undefined;

  async function count(at: Date): Promise<ReadonlyMap<string, MeasuredApproval>> {
    const approved = sql<number>`count(*) filter (where status = 'approved')`;
    const rows = await db
      .selectFrom('conversions')
      .select(({ fn }) => ['offer_id', approved.as('approved'), fn.countAll<number>().as('decided')])
      .where('status', '!=', 'pending')
      .groupBy('offer_id')
      .having(({ fn }) => fn.countAll(), '>=', LEAST_DECIDED)
      .execute();
    const day = dayOf(at, timeZone);
    return new Map(rows.map(({ offer_id: id, ...counts }) => [id, { ...counts, day }]));
  }

  return {
    /** @returns by the id of the offer. @throws when the database does not answer */
    async load(): Promise<ReadonlyMap<string, MeasuredApproval>> {
      const at = now();
      if (current && at.getTime() < current.usableUntil) return await current.read;
      const own = { read: count(at), usableUntil: at.getTime() + REUSE_MS };
      current = own;
      try {
        return await own.read;
      } catch (error) {
        if (current === own) current = undefined;
        throw error;
      }
    },
  };
}
