import { type Kysely, sql, type Transaction } from 'kysely';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/tables.ts';
import { collectVisits } from './collect-visits.ts';
import { countDepartures } from './departures.ts';
import { countExperiments } from './experiments.ts';
import { countFields } from './fields.ts';
import { countSteps } from './funnel.ts';
import { countImpressions } from './impressions.ts';
import { countOffers } from './offers.ts';
import { countPages } from './pages.ts';
import { countSources } from './sources.ts';
import { isOfDay, type StatisticsDay } from './statistics-day.ts';
import { countVitals } from './vitals.ts';
import { countVisitors } from './visitors.ts';
import { countVisits } from './visits.ts';

const tablesOfEvents = [
  'statistics_visits',
  'statistics_visitors',
  'statistics_sources',
  'statistics_pages',
  'statistics_steps',
  'statistics_impressions',
  'statistics_fields',
  'statistics_experiments',
  'statistics_vitals',
  'statistics_departures',
] as const;

/** Recounts one day. Readers see the figures before or after, never a half-counted day. */
export async function rollUpDay(db: Kysely<Database>, of: StatisticsDay): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Two concurrent counts of one day would both remove its rows and then both write them.
    await lockUntilCommit(trx, 'countedDay', `${of.country} ${of.day}`);
    await forget(trx, 'statistics_offers', of);
    await countOffers(trx, of);
    // Events are deleted with their month at the end of their period; their statistics stay.
    if (!(await hasEvents(trx, of)) && (await isCounted(trx, of))) return;
    for (const table of tablesOfEvents) await forget(trx, table, of);
    await collectVisits(trx, of);
    await countVisits(trx, of);
    await countVisitors(trx, of);
    await countSources(trx, of);
    await countPages(trx, of);
    await countSteps(trx, of);
    await countImpressions(trx, of);
    await countFields(trx, of);
    await countExperiments(trx, of);
    await countVitals(trx, of);
    await countDepartures(trx, of);
  });
}

async function forget(
  trx: Transaction<Database>,
  table: string,
  { country, day }: StatisticsDay,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where country = ${country} and day = ${day}::date`.execute(trx);
}

async function hasEvents(trx: Transaction<Database>, of: StatisticsDay): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from events where country = ${of.country} and ${isOfDay('received_at', of)}) as found`.execute(
    trx,
  );
  return rows[0]?.found ?? false;
}

async function isCounted(trx: Transaction<Database>, { country, day }: StatisticsDay): Promise<boolean> {
  const row = await trx
    .selectFrom('statistics_visits')
    .select('day')
    .where('country', '=', country)
    .where('day', '=', day)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
