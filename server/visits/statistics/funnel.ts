import { type Kysely, sql, type Transaction } from 'kysely';
import type { Funnel } from '#domain/answers/office/statistics.ts';
import type { Database } from '#server/db/tables.ts';
import type { Asked } from './asked.ts';
import { inPeriod } from './in-period.ts';
import type { StatisticsDay } from './statistics-day.ts';

/** Counts the steps taken by the visits of a day. */
export async function countSteps(trx: Transaction<Database>, { country, day }: StatisticsDay): Promise<void> {
  await sql`
    insert into statistics_steps (country, day, cookieless, home, offers, departed, converted, visits)
    select ${country}, ${day}::date, cookieless, home, offers, departed, converted, count(*)
    from day_visits group by cookieless, home, offers, departed, converted`.execute(trx);
}

/** Finds how far the visits of a period went on the way to a loan. */
export async function findFunnel(db: Kysely<Database>, asked: Asked): Promise<Funnel> {
  const visits = (...steps: string[]) =>
    sql`coalesce(sum(visits) filter (where ${sql.join(steps.length ? steps.map((step) => sql.ref(step)) : [sql`true`], sql` and `)}), 0)::bigint`;
  const { rows } = await sql<Funnel>`
    select ${visits()} as visits, ${visits('home')} as home, ${visits('offers')} as offers,
      ${visits('departed')} as departed, ${visits('converted')} as converted,
      ${visits('home', 'offers')} as "homeOffers",
      ${visits('home', 'offers', 'departed')} as "homeOffersDeparted",
      ${visits('home', 'offers', 'converted')} as "homeOffersConverted"
    from statistics_steps where ${inPeriod(asked)} and not cookieless`.execute(db);
  const [funnel] = rows;
  if (!funnel) throw new Error('A sum without groups is one row.');
  return funnel;
}
