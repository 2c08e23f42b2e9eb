import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Money } from '#domain/answers/office/money.ts';
import { addDays, startOfDay } from '#domain/base/days/iso-day.ts';
import type { ConversionStatus } from '#domain/partners/conversions/conversion-status.ts';
import { GONE_CLICK, type MoneyGroup } from '#domain/partners/conversions/money-groups.ts';
import { type MoneyLine, moneyRows } from '#domain/partners/conversions/money-rows.ts';
import type { Database } from '#server/db/tables.ts';
import { leiRates } from './lei-rates.ts';

type Asked = { from: string; to: string; country: string | null; group: MoneyGroup; timeZone: string };

type StoredLine = {
  name: string;
  status: ConversionStatus;
  currency: string | null;
  cents: number | null;
  decided_on: string;
  count: number;
};

/**
 * Sums what lenders reported of the clicks of a period, by the day of the click; where the click is gone, by that of the first
 * report. Clicks are those of people.
 */
export async function findMoney(db: Kysely<Database>, asked: Asked): Promise<Money> {
  const { from, to, group, timeZone } = asked;
  const [begin, end] = [startOfDay(from, timeZone), startOfDay(addDays(to, 1), timeZone)];
  const isOfCountry = asked.country === null ? sql`true` : sql`clicks.country = ${asked.country}`;
  const name = nameOf(group, timeZone);
  const { rows: lines } = await sql<StoredLine>`
    select ${name.ofConversion} as name, status, payout_currency as currency, payout_cents as cents,
      (reported_at at time zone ${timeZone})::date as decided_on, count(*)::int as count
    from conversions left join clicks on clicks.id = conversions.click_id
    where coalesce(clicks.created_at, conversions.received_at) >= ${begin}
      and coalesce(clicks.created_at, conversions.received_at) < ${end} and ${isOfCountry}
    group by 1, 2, 3, 4, 5`.execute(db);
  const { rows: clicks } = await sql<{ name: string; count: number }>`
    select ${name.ofClick} as name, count(*)::int as count from clicks
    where created_at >= ${begin} and created_at < ${end} and not is_bot and ${isOfCountry} group by 1`.execute(
    db,
  );

  const days = lines.map((line) => line.decided_on).toSorted();
  const rateOf = await leiRates(db, days[0] ?? from, days.at(-1) ?? to);
  const { rows, total } = moneyRows(
    lines.map(toLine),
    new Map(clicks.map((row) => [row.name, row.count])),
    rateOf,
  );
  const labels = group === 'oferta' ? await headersOf(db) : new Map<string, string>();
  return { rows: rows.map((row) => ({ ...row, label: labels.get(row.name) ?? row.name })), total };
}

function toLine({ name, status, currency, cents, decided_on: decidedOn, count }: StoredLine): MoneyLine {
  const payout = cents === null || currency === null ? null : { cents, currency };
  return { name, status, payout, decidedOn, count };
}

/** Builds the name of the row a conversion, or a click, belongs to. */
function nameOf(group: MoneyGroup, timeZone: string): Record<'ofConversion' | 'ofClick', RawBuilder<string>> {
  const ofLabel = (column: 'utm_source' | 'sub1') => {
    const ofClick = sql<string>`coalesce(${sql.ref(`clicks.${column}`)}, '')`;
    return {
      ofClick,
      ofConversion: sql<string>`case when clicks.id is null then ${GONE_CLICK} else ${ofClick} end`,
    };
  };
  const dayOf = (moment: RawBuilder<unknown>) =>
    sql<string>`to_char(${moment} at time zone ${sql.lit(timeZone)}, 'YYYY-MM-DD')`;
  switch (group) {
    case 'oferta':
      return { ofClick: sql<string>`clicks.offer_id`, ofConversion: sql<string>`conversions.offer_id` };
    case 'sursa':
      return ofLabel('utm_source');
    case 'sub1':
      return ofLabel('sub1');
    case 'zi':
      return {
        ofClick: dayOf(sql`clicks.created_at`),
        ofConversion: dayOf(sql`coalesce(clicks.created_at, conversions.received_at)`),
      };
  }
}

async function headersOf(db: Kysely<Database>): Promise<Map<string, string>> {
  const offers = await db.selectFrom('offers').select(['id', 'header']).execute();
  return new Map(offers.map(({ id, header }) => [id, header]));
}
