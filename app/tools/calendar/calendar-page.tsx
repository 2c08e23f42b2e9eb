import { PageHead } from '#app/ui/page-head.tsx';
import '#app/ui/prose.css';
import { Band } from '#app/ui/band.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { AboutCalendar } from './about-calendar.tsx';
import { BridgeSection } from './bridge-section.tsx';
import type { CalendarPageData } from './calendar-page-data.ts';
import { CalendarSources } from './calendar-sources.tsx';
import { HolidayTable } from './holiday-table.tsx';
import { LeavePlanner } from './leave-planner.tsx';
import { Months } from './months.tsx';
import { WorkingDaysTable } from './working-days-table.tsx';
import { YearHead } from './year-head.tsx';
import { yearDescription } from './year-in-words.ts';
import './calendar-file-section.css';
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

/** Offers the year, or all years, for the visitor's own calendar, and on paper. */
function CalendarFileSection({ data }: { data: CalendarPageData }) {
  const { calendar, texts, subscription } = data;
  return (
    <Band id="fisier" title={texts.file.title}>
      <div className="prose calendar-file">
        {texts.file.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="calendar-file-address">{subscription}</p>
        <p className="calendar-file-actions">
          {/* Calendar programs open this scheme and ask whether to subscribe. */}
          <ButtonLink href={subscription.replace(/^https?:/, 'webcal:')} kind="line">
            Abonați-vă la toți anii
          </ButtonLink>
          <a
            href={`/zile-libere-${calendar.year}/calendar.ics`}
          >{`Descărcați doar ${calendar.year} (.ics)`}</a>
        </p>
        <p>Tipărită din meniul browserului, pagina încape pe o foaie A4.</p>
      </div>
    </Band>
  );
}
