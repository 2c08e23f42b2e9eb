import { type Kysely, sql, type Transaction } from 'kysely';
import type { VitalRow } from '#domain/answers/office/statistics.ts';
import { eventIds } from '#domain/visits/events/event.ts';
import { type Frequency, percentile } from '#domain/visits/statistics/percentile.ts';
import { rateVital, type VitalMetric } from '#domain/visits/statistics/vitals.ts';
import type { Database } from '#server/db/tables.ts';
import type { Asked } from './asked.ts';
import { inPeriod } from './in-period.ts';
import { isOfDay, type StatisticsDay } from './statistics-day.ts';

/**
 * Counts the page speeds of a day. Values are stored in two significant digits, rounded up: the limits of good and poor have two
 * digits themselves, so they separate the measurements exactly.
 */
export async function countVitals(trx: Transaction<Database>, of: StatisticsDay): Promise<void> {
  const { country, day } = of;
  await sql`
    insert into statistics_vitals (country, day, page_type, metric, value, count)
    select ${country}, ${day}::date, page_type, metric, ceil(exact / digits) * digits, count(*)
    from (
      select coalesce(sub7, '') as page_type, metric, exact,
        case when exact < 100 then 1 else 10 ^ (floor(log(exact)) - 1) end as digits
      from events, lateral (values ('lcp', sub4), ('inp', sub5), ('cls', sub6)) as labels (metric, label),
        lateral (select case when label ~ '^\\d{1,7}$' then label::numeric end as exact) as read
      where country = ${country} and ${isOfDay('received_at', of)} and not is_bot and event_id = ${eventIds.webVitals}
        and exact is not null
    ) as measured
    group by page_type, metric, ceil(exact / digits) * digits`.execute(trx);
}

/** Lists the speed of each type of page, slowest paint first. */
export async function listVitals(db: Kysely<Database>, asked: Asked): Promise<VitalRow[]> {
  type Row = Frequency & { pageType: string; metric: VitalMetric };
  const { rows } = await sql<Row>`
    select page_type as "pageType", metric, value, sum(count)::bigint as count
    from statistics_vitals where ${inPeriod(asked)}
    group by page_type, metric, value order by metric, page_type, value`.execute(db);
  const groups = Object.values(Object.groupBy(rows, ({ pageType, metric }) => `${metric} ${pageType}`));
  return groups.map((group = []) => summarize(group)).toSorted((a, b) => b.p75 - a.p75);
}

function summarize(group: (Frequency & { pageType: string; metric: VitalMetric })[]): VitalRow {
  const { pageType = '', metric = 'lcp' } = group[0] ?? {};
  const counted = (rating: string) =>
    group
      .filter(({ value }) => rateVital(metric, value) === rating)
      .reduce((sum, { count }) => sum + count, 0);
  return {
    pageType,
    metric,
    measured: group.reduce((sum, { count }) => sum + count, 0),
    p75: percentile(group, 75) ?? 0,
    good: counted('good'),
    poor: counted('poor'),
  };
}
