import { type RawBuilder, sql } from 'kysely';
import { addDays, startOfDay } from '#domain/base/days/iso-day.ts';
import { eventIds } from '#domain/visits/events/event.ts';

/** One country's calendar day, in its local time. */
export type StatisticsDay = { country: string; day: string; timeZone: string };

/** Builds the condition for moments of a day, so that PostgreSQL reads only the blocks of that day. */
export function isOfDay(
  column: 'received_at' | 'created_at' | 'clicks.created_at',
  { day, timeZone }: StatisticsDay,
): RawBuilder<boolean> {
  const moment = sql.ref(column);
  return sql<boolean>`
    ${moment} >= ${startOfDay(day, timeZone)} and ${moment} < ${startOfDay(addDays(day, 1), timeZone)}`;
}

/** Condition for page views. Events of form fields have the same id, and name a field. */
export const isPageView = sql<boolean>`(event_id = ${eventIds.pageView} and sub8 is null)`;

/** Condition for pages restored by the browser's back button. */
export const isRestored = sql<boolean>`event_id = ${eventIds.restoredFromCache}`;

/** Condition for pages shown to a person: visits consist of these. */
export const isShownToPeople = sql<boolean>`not is_bot and (${isPageView} or ${isRestored})`;

/** The three addresses of the list of offers. */
export const offersPaths = sql`('/offers/', '/offers2/', '/offers3/')`;

/** Counts the conversions of a click that a lender reported and has not refused. */
export const conversionsOfClick = sql<number>`
  (select count(*) from conversions where conversions.click_id = clicks.id and conversions.status <> 'rejected')`;
