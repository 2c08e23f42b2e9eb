import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { partnerReportAnswer } from '#domain/answers/partners/console.ts';
import { addDays, type IsoDay, listDays, startOfDay } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { type ClickWord, clickWords } from '#domain/partners/clicks/click-word.ts';
import type { ReportGroup } from '#domain/partners/console/report-groups.ts';
import { type ReportRow, reportRows, toldCount } from '#domain/partners/console/report-rows.ts';
import { sumsOn } from '#domain/partners/ledger/sums-on.ts';
import type { Period } from '#domain/visits/statistics/period.ts';
import type { Database } from '#server/db/tables.ts';
import { owedToPartner } from '#server/partners/ledger/owed-to-partner.ts';

type Asked = {
  partnerId: string;
  period: Period;
  group: ReportGroup;
  country: Pick<Country, 'code' | 'timeZone'>;
  today: IsoDay;
};

type ClickCount = { day: string; name: string; word: ClickWord; cookieless: boolean; count: number };

/** Builds a partner's report: the sums of its ledger, and the outcomes of its clicks of a period, by day and by group. */
export async function findPartnerReport(
  db: Kysely<Database>,
  asked: Asked,
): Promise<z.output<typeof partnerReportAnswer>> {
  const { partnerId, period, group, country, today } = asked;
  const [clicks, conversions, { owed, entries }, headers] = await Promise.all([
    countClicks(db, asked),
    listPeriodConversions(db, asked),
    owedToPartner(db, partnerId, country),
    offerHeaders(db),
  ]);
  const lines = conversions.map((row) => ({ ...row, bani: owed.get(row.id)?.bani ?? 0 }));
  const byDay = <Row extends { day: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, name: row.day }));
  const days = new Map(reportRows(byDay(clicks), byDay(lines)).map((row) => [row.name, row]));
  const rows = reportRows(clicks, lines).map((row) => ({
    ...row,
    label: group === 'oferta' ? (headers.get(row.name) ?? row.name) : row.name,
  }));
  const ofOne = <Row>(all: readonly Row[]) => all.map((row) => ({ ...row, name: '' }));
  const [total = nothing] = reportRows(ofOne(clicks), ofOne(lines));
  return {
    period,
    group,
    sums: sumsOn(entries, today),
    total: figuresOf(total),
    words: countWords(clicks),
    cookieless: toldCount(sumOf(clicks.filter((row) => row.cookieless && row.word === 'counted'))),
    days: listDays(period.from, period.to).map((day) => ({ day, ...figuresOf(days.get(day) ?? nothing) })),
    rows: rows.toSorted((one, other) => (other.clicks ?? 0) - (one.clicks ?? 0)),
  };
}

const nothing: ReportRow = { name: '', clicks: 0, counted: 0, conversions: 0, earnedBani: 0 };

function figuresOf({ clicks, counted, conversions, earnedBani }: ReportRow) {
  return { clicks, counted, conversions, earnedBani };
}

function sumOf(rows: readonly { count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

function countWords(clicks: readonly ClickCount[]) {
  return (Object.keys(clickWords) as ClickWord[]).flatMap((word) => {
    const count = sumOf(clicks.filter((row) => row.word === word));
    return count === 0 ? [] : [{ word, clicks: toldCount(count) }];
  });
}

/** Counts a partner's clicks of a period, by day, group and word. */
async function countClicks(db: Kysely<Database>, asked: Asked): Promise<ClickCount[]> {
  const { rows } = await sql<ClickCount>`
    select ${dayOf('partner_clicks.clicked_at', asked)} as day, ${nameOf(asked.group)} as name, word,
      client_id is null as cookieless, count(*)::int as count
    from partner_clicks join clicks on clicks.id = click_id
    where partner_id = ${asked.partnerId} and ${isWithin('partner_clicks.clicked_at', asked)}
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}

/** Lists a partner's conversions, by the day of their click; where the click was erased, without its labels. */
async function listPeriodConversions(
  db: Kysely<Database>,
  asked: Asked,
): Promise<{ id: string; day: string; name: string }[]> {
  const name = asked.group === 'oferta' ? sql`conversions.offer_id` : nameOf(asked.group);
  const { rows } = await sql<{ id: string; day: string; name: string }>`
    select conversions.id, ${dayOf('partner_conversions.clicked_at', asked)} as day, ${name} as name
    from partner_conversions join conversions on conversions.id = conversion_id
      left join clicks on clicks.id = conversions.click_id
    where partner_id = ${asked.partnerId} and ${isWithin('partner_conversions.clicked_at', asked)}`.execute(
    db,
  );
  return rows;
}

function nameOf(group: ReportGroup): RawBuilder<string> {
  return group === 'oferta' ? sql`clicks.offer_id` : sql`coalesce(${sql.ref(`clicks.${group}`)}, '')`;
}

function dayOf(column: string, { country }: Asked): RawBuilder<string> {
  return sql`to_char(${sql.ref(column)} at time zone ${sql.lit(country.timeZone)}, 'YYYY-MM-DD')`;
}

function isWithin(column: string, { period, country }: Asked): RawBuilder<boolean> {
  const [begin, end] = [
    startOfDay(period.from, country.timeZone),
    startOfDay(addDays(period.to, 1), country.timeZone),
  ];
  return sql`${sql.ref(column)} >= ${begin} and ${sql.ref(column)} < ${end}`;
}

/** Names of offers by their id. */
export async function offerHeaders(db: Kysely<Database>): Promise<Map<string, string>> {
  const offers = await db.selectFrom('offers').select(['id', 'header']).execute();
  return new Map(offers.map(({ id, header }) => [id, header]));
}
