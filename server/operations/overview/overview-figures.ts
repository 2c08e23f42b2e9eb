import { type Kysely, sql } from 'kysely';
import type { Money } from '#domain/answers/office/money.ts';
import type { OverviewFigure, OverviewFigures } from '#domain/answers/office/overview.ts';
import { addDays, type IsoDay } from '#domain/base/days/iso-day.ts';
import { periodBefore } from '#domain/visits/statistics/period.ts';
import type { Database } from '#server/db/tables.ts';
import { findMoney } from '#server/partners/conversions/money.ts';
import type { Asked } from '#server/visits/statistics/asked.ts';
import { inPeriod } from '#server/visits/statistics/in-period.ts';
import { listVisits } from '#server/visits/statistics/visits.ts';
import type { OrNull } from './or-null.ts';

type Options = { today: IsoDay; timeZone: string; orNull: OrNull };

/** Finds the figures of today and of seven days beside the seven before, of all countries; each kind is queried separately. */
export async function findOverviewFigures(
  db: Kysely<Database>,
  { today, timeZone, orNull }: Options,
): Promise<OverviewFigures> {
  // Whole days: today stands beside them, until now.
  const week = { from: addDays(today, -7), to: addDays(today, -1) };
  const periods = { today: { from: today, to: today }, week, before: periodBefore(week) };
  const ofPeriods = async <Answer>(ask: (asked: Asked) => Promise<Answer>) => {
    const names = ['today', 'week', 'before'] as const;
    const answers = names.map(
      async (name) => [name, await ask({ ...periods[name], country: null })] as const,
    );
    return Object.fromEntries(await Promise.all(answers)) as Record<(typeof names)[number], Answer>;
  };
  const [visits, offersSeen, money] = await Promise.all([
    orNull(ofPeriods((asked) => countVisits(db, asked))),
    orNull(ofPeriods((asked) => countSeen(db, asked))),
    orNull(ofPeriods(async (asked) => (await findMoney(db, { ...asked, group: 'oferta', timeZone })).total)),
  ]);
  return { visits, offersSeen, money: money && moneyFigures(money) };
}

async function countVisits(db: Kysely<Database>, asked: Asked): Promise<number> {
  const days = await listVisits(db, asked);
  return days.reduce((sum, day) => sum + day.consentedVisits + day.cookielessArrivals, 0);
}

async function countSeen(db: Kysely<Database>, asked: Asked): Promise<number> {
  const { rows } = await sql<{ seen: number }>`
    select coalesce(sum(impressions), 0)::bigint as seen from statistics_impressions
    where ${inPeriod(asked)}`.execute(db);
  return rows[0]?.seen ?? 0;
}

type Sum = Money['total'];

function moneyFigures(sums: Record<keyof OverviewFigure, Sum>): OverviewFigures['money'] {
  const of = (figure: (sum: Sum) => number): OverviewFigure => ({
    today: figure(sums.today),
    week: figure(sums.week),
    before: figure(sums.before),
  });
  return {
    departures: of(({ clicks }) => clicks),
    decided: of(({ approved, rejected }) => approved + rejected),
    leiCents: of(({ leiCents }) => leiCents),
    isWhole: Object.values(sums).every(({ unpriced }) => unpriced.length === 0),
  };
}
