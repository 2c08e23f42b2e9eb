import { type Kysely, sql } from 'kysely';
import { dayOf, listDays } from '#domain/base/days/iso-day.ts';
import { whileLocked } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/tables.ts';
import { rollUpDay } from './roll-up.ts';

type Place = { country: string; timeZone: string };

// A row has a moment slightly before its commit; no statement and no transaction lasts longer than half a minute.
const OVERLAP_MS = 10 * 60_000;

/**
 * Counts every day with new data since the last run: the days that passed, the days of clicks that waited out an outage, the days
 * of clicks whose conversion was reported or changed. The first run counts all days.
 * @returns the counted days; none while another instance is counting, as the very first run may take long
 */
export async function catchUp(db: Kysely<Database>, place: Place, now: Date): Promise<string[]> {
  return (await whileLocked(db, 'countingDays', () => countNewDays(db, place, now))) ?? [];
}

async function countNewDays(db: Kysely<Database>, place: Place, now: Date): Promise<string[]> {
  const { country, timeZone } = place;
  const last = await db
    .selectFrom('statistics_runs')
    .select('counted_until')
    .where('country', '=', country)
    .executeTakeFirst();
  const since = last ? new Date(last.counted_until.getTime() - OVERLAP_MS) : await oldest(db, country);
  const days = new Set(since ? listDays(dayOf(since, timeZone), dayOf(now, timeZone)) : []);
  if (since) for (const moment of await lateClicks(db, country, since)) days.add(dayOf(moment, timeZone));

  const inOrder = [...days].toSorted();
  for (const day of inOrder) await rollUpDay(db, { ...place, day });
  await db
    .insertInto('statistics_runs')
    .values({ country, counted_until: now })
    .onConflict((conflict) => conflict.column('country').doUpdateSet({ counted_until: now }))
    .execute();
  return inOrder;
}

async function oldest(db: Kysely<Database>, country: string): Promise<Date | null> {
  const { rows } = await sql<{ moment: Date | null }>`
    select least(
      (select min(received_at) from events where country = ${country}),
      (select min(created_at) from clicks where country = ${country})
    ) as moment`.execute(db);
  return rows[0]?.moment ?? null;
}

async function lateClicks(db: Kysely<Database>, country: string, since: Date): Promise<Date[]> {
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from clicks
    where country = ${country} and stored_at >= ${since} and created_at < ${since}
    union
    select clicks.created_at from conversions join clicks on clicks.id = conversions.click_id
    where clicks.country = ${country} and conversions.changed_at >= ${since}`.execute(db);
  return rows.map(({ created_at: moment }) => moment);
}
