import { type RawBuilder, sql } from 'kysely';
import { addDays, startOfDay } from '#domain/calendar/iso-day.ts';
import { eventIds } from '#domain/events/event.ts';

/** One country's calendar day, as its people live it. */
export type StatisticsDay = { country: string; day: string; timeZone: string };

/** Whether a moment belongs to a day, so that PostgreSQL reads only the blocks of that day. */
export function isOfDay(
  column: 'received_at' | 'created_at',
  { day, timeZone }: StatisticsDay,
): RawBuilder<boolean> {
  const moment = sql.ref(column);
  return sql<boolean>`
    ${moment} >= ${startOfDay(day, timeZone)} and ${moment} < ${startOfDay(addDays(day, 1), timeZone)}`;
}

/** A page was shown. Events of form fields have the same id, and name a field. */
export const isPageView = sql<boolean>`(event_id = ${eventIds.pageView} and sub8 is null)`;

/** A page was shown again as it was left, with the browser's back button. */
export const isRestored = sql<boolean>`event_id = ${eventIds.restoredFromCache}`;

/** A person had a page before them: what visits are made of. */
export const isShownToPeople = sql<boolean>`not is_bot and (${isPageView} or ${isRestored})`;

/** The list of offers stands under three addresses. */
export const offersPaths = sql`('/offers/', '/offers2/', '/offers3/')`;

/** How many conversions of this click a lender reported and has not refused. */
export const conversionsOfClick = sql<number>`
  (select count(*) from conversions where conversions.click_id = clicks.id and conversions.status <> 'rejected')`;
