import type { z } from 'zod';
import type { apiReport } from '#domain/answers/partners/api.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { subNames } from '#domain/visits/events/attribution.ts';
import { findPartnerReport } from '#server/partners/console/partner-report.ts';
import type { LedgerOptions } from '#server/partners/ledger/settle-conversions.ts';

/** How a report is grouped: by the day of the click, the offer or one of the partner's labels. */
export const apiReportGroups = ['day', 'offer', ...subNames] as const;

type Asked = { partnerId: string; from: string; to: string; by: (typeof apiReportGroups)[number] };

/** Counts a partner's clicks and conversions of the clicks of some days, by group, as its account shows them. */
export async function readApiReport(
  { db, country, now }: LedgerOptions,
  { partnerId, from, to, by }: Asked,
): Promise<z.output<typeof apiReport>> {
  const { days, rows } = await findPartnerReport(db, {
    partnerId,
    period: { from, to },
    group: by === 'day' || by === 'offer' ? 'oferta' : by,
    country,
    today: dayOf(now(), country.timeZone),
  });
  const groups = by === 'day' ? days.map((row) => ({ ...row, name: row.day })) : rows;
  return {
    data: groups.map(({ name, clicks, counted, conversions, earnedBani }) => ({
      group: name,
      clicks: clicks ?? 'sub 5',
      counted: counted ?? 'sub 5',
      conversions,
      bani: earnedBani,
    })),
    next_cursor: null,
  };
}
