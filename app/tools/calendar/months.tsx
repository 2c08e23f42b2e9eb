import { capitalized } from '#domain/base/text/capitalized.ts';
import { monthOf } from '#domain/base/days/iso-day.ts';
import type { MonthCalendar, YearCalendar } from '#domain/tools/calendar/year-calendar.ts';
import { monthName } from '#domain/base/text/month-name.ts';
import { Fold } from '#app/ui/fold.tsx';
import type { CalendarPageData } from './calendar-page-data.ts';
import { MonthSheet } from './month-sheet.tsx';
import './day-cell.css';
import './day-key.css';
import './months.css';

/** Number of months open on a phone. */
const OPEN_MONTHS = 2;

/**
 * Shows the months of a year. On phones the current and the next month are open, of a future year the first two, of a past year
 * none; the others are folded. Wide screens and paper show all twelve.
 */
export function Months({ data: { calendar, tense, today } }: { data: CalendarPageData }) {
  const { months, year } = calendar;
  const first = { past: months.length, current: monthOf(today) - 1, future: 0 }[tense];
  return (
    <section className="wrap" aria-labelledby="pe-luni">
      <h2 className="months-title" id="pe-luni">{`Anul ${year}, pe luni`}</h2>
      <DayKey calendar={calendar} />
      <div className="months">
        <FoldedMonths months={months.slice(0, first)} year={year} />
        <Sheets months={months.slice(first, first + OPEN_MONTHS)} year={year} />
        <FoldedMonths months={months.slice(first + OPEN_MONTHS)} year={year} />
      </div>
    </section>
  );
}

type SheetsProps = { months: readonly MonthCalendar[]; year: number };

function Sheets({ months, year }: SheetsProps) {
  return months.map((month) => <MonthSheet key={month.month} month={month} year={year} />);
}

function FoldedMonths({ months, year }: SheetsProps) {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  const name = first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`;
  return (
    <div className="months-folded">
      <Fold summary={`${capitalized(name)} ${year}`}>
        <Sheets months={months} year={year} />
      </Fold>
    </div>
  );
}

const nameOf = ({ month }: MonthCalendar) => monthName(month);

const dayKinds = {
  holiday: 'sărbătoare legală',
  bridge: 'punte, doar sectorul public',
  suggestion: 'sugestie: zi lucrătoare între două zile libere',
  weekend: 'sâmbătă sau duminică',
} as const;

type DayKind = keyof typeof dayKinds;

/** Explains the marks of the grid; only those that the year has. */
function DayKey({ calendar }: { calendar: YearCalendar }) {
  const found = new Set<string>(calendar.months.flatMap(({ marks }) => marks.map(({ kind }) => kind)));
  return (
    <ul className="day-key">
      {(Object.keys(dayKinds) as DayKind[])
        .filter((kind) => kind === 'weekend' || found.has(kind))
        .map((kind) => (
          <li key={kind}>
            <span className={`day-${kind}`} aria-hidden="true" />
            {dayKinds[kind]}
          </li>
        ))}
    </ul>
  );
}
