import { sql } from 'kysely';
import type { z } from 'zod';
import type { apiReport } from '#domain/answers/partners/api.ts';
import { addDays, startOfDay } from '#domain/base/days/iso-day.ts';
import { listPartnerConversions } from '#server/partners/ledger/list-partner-conversions.ts';
import type { LedgerOptions } from '#server/partners/ledger/settle-conversions.ts';

/** How a report is grouped: by the day of the click, the offer or the partner's first label. */
export const reportGroups = ['day', 'offer', 'sub1'] as const;

type Asked = { partnerId: string; from: string; to: string; by: (typeof reportGroups)[number] };

/** A group of fewer visits could tell of one person. */
const LEAST = 5;

const groups = {
  day: (timeZone: string) => sql<string>`to_char(clicked_at at time zone ${timeZone}, 'YYYY-MM-DD')`,
  offer: () => sql<string>`offer_id`,
  sub1: () => sql<string>`coalesce(sub1, '')`,
};

/** Counts a partner's clicks and conversions of the clicks of some days, by group, in its order. */
export async function readApiReport(
  options: LedgerOptions,
  { partnerId, from, to, by }: Asked,
): Promise<z.output<typeof apiReport>> {
  const { db, country } = options;
  const { rows } = await sql<{ group: string; clicks: number; counted: number; ids: string[] }>`
    select ${groups[by](country.timeZone)} as "group", count(*)::int as clicks,
      (count(*) filter (where word = 'counted'))::int as counted, array_agg(click_id::text) as ids
    from partner_clicks join clicks on clicks.id = click_id
    where partner_id = ${partnerId}
      and clicked_at >= ${startOfDay(from, country.timeZone)}
      and clicked_at < ${startOfDay(addDays(to, 1), country.timeZone)}
    group by 1 order by 1`.execute(db);
  const known = await listPartnerConversions({ ...options, partnerId, limit: 1_000_000, offset: 0 });
  const ofClicks = Map.groupBy(known.rows, ({ clickId }) => clickId);
  return {
    data: rows.map(({ group, clicks, counted, ids }) => {
      const conversions = ids.flatMap((id) => ofClicks.get(id) ?? []);
      const isSmall = clicks < LEAST;
      return {
        group,
        clicks: isSmall ? 'sub 5' : clicks,
        counted: isSmall ? 'sub 5' : counted,
        conversions: conversions.length,
        bani: conversions.reduce((sum, { bani }) => sum + bani, 0),
      };
    }),
    next_cursor: null,
  };
}
