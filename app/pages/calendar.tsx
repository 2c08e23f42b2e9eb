import { CalendarPage } from '#app/tools/calendar/calendar-page.tsx';
import type { CalendarPageData } from '#app/tools/calendar/calendar-page-data.ts';

/** /zile-libere-:year/ */
export function CalendarRoute({ data }: { data: CalendarPageData }) {
  return <CalendarPage data={data} />;
}
