import { CalendarPage } from '#app/features/calendar/calendar-page.tsx';
import type { CalendarPageData } from '#app/features/calendar/calendar-page-data.ts';

/** /zile-libere-:year/ */
export function CalendarRoute({ data }: { data: CalendarPageData }) {
  return <CalendarPage data={data} />;
}
