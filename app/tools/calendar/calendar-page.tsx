import { PageHead } from '#app/ui/page-head.tsx';
import '#app/ui/prose.css';
import { AboutCalendar } from './about-calendar.tsx';
import { BridgeSection } from './bridge-section.tsx';
import { CalendarFileSection } from './calendar-file-section.tsx';
import type { CalendarPageData } from './calendar-page-data.ts';
import { CalendarSources } from './calendar-sources.tsx';
import { HolidayTable } from './holiday-table.tsx';
import { LeavePlanner } from './leave-planner.tsx';
import { Months } from './months.tsx';
import { WorkingDaysTable } from './working-days-table.tsx';
import { YearHead } from './year-head.tsx';
import { yearDescription } from './year-in-words.ts';
import './calendar-print.css';

/** Shows the holiday calendar of one year. */
export function CalendarPage({ data }: { data: CalendarPageData }) {
  const { calendar, leave } = data;
  const { year } = calendar;
  const title = `Zile libere ${year}: sărbători legale, punți, zile lucrătoare`;
  return (
    <article className="calendar">
      <PageHead
        title={title}
        description={yearDescription(data)}
        hasErrors={Boolean(leave.error)}
        image="calendar-zile-libere"
      />
      <YearHead data={data} />
      <LeavePlanner data={data} />
      <Months data={data} />
      <HolidayTable calendar={calendar} />
      <WorkingDaysTable calendar={calendar} />
      <BridgeSection data={data} />
      <CalendarFileSection data={data} />
      <CalendarSources data={data} />
      <AboutCalendar data={data} />
    </article>
  );
}
