import type { Kysely } from 'kysely';
import { addDays, type IsoDay, startOfDay } from '#domain/base/days/iso-day.ts';
import type { Database } from '#server/db/tables.ts';
import type { Jobs } from '#server/shared/jobs/jobs.ts';
import { deliverPostback } from './deliver-postback.ts';

type Options = {
  db: Kysely<Database>;
  jobs: Pick<Jobs, 'send'>;
  partnerId: string;
  timeZone: string;
  now: Date;
};

/** One postback, or all of a day. */
export type Resent = { id: string } | { day: IsoDay };

const MOST = 1_000;
const PAUSE_SECONDS = 60;

/**
 * Sends postbacks of a partner again, each with the number it had; not those that were tried within the last minute.
 * @returns how many; 0 for those of another partner
 */
export async function resendPostbacks(
  { db, jobs, partnerId, timeZone, now }: Options,
  asked: Resent,
): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const own = trx
      .selectFrom('outgoing_postbacks')
      .innerJoin('partner_addresses', 'partner_addresses.id', 'address_id')
      .select('outgoing_postbacks.id')
      .where('partner_id', '=', partnerId)
      .where('ended_at', 'is', null)
      // A test is started anew: sent again it would wait for a day, and end before the office.
      .where('conversion_id', 'is not', null)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('outgoing_attempts')
              .whereRef('postback_id', '=', 'outgoing_postbacks.id')
              .where('at', '>', new Date(now.getTime() - PAUSE_SECONDS * 1_000)),
          ),
        ),
      )
      .orderBy('made_at')
      .limit(MOST);
    const rows =
      'id' in asked
        ? await own.where('outgoing_postbacks.id', '=', asked.id).execute()
        : await own
            .where('made_at', '>=', startOfDay(asked.day, timeZone))
            .where('made_at', '<', startOfDay(addDays(asked.day, 1), timeZone))
            .execute();
    // Pressed again before the first attempt, which a slow program delays, it is still one job.
    const once = (id: string) => ({ key: id, seconds: PAUSE_SECONDS });
    for (const { id } of rows) await jobs.send(deliverPostback, { id, isAskedFor: true }, trx, once(id));
    return rows.length;
  });
}
