import { capitalized } from '#domain/base/text/capitalized.ts';
import { dayInWords, weekdayInWords, weekdayName } from '#domain/base/text/day-in-words.ts';
import { monthName } from '#domain/base/text/month-name.ts';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { isWeekend } from '#domain/tools/calendar/working-days.ts';
import type { DayMark, MonthCalendar } from '#domain/tools/calendar/year-calendar.ts';
import { Tag } from '#app/ui/tag.tsx';
import { monthInWords } from './month-in-words.ts';
import { monthWeeks } from './month-weeks.ts';
import './day-cell.css';
import './month-sheet.css';

// The specification writes Monday in full and shortens the others.
const HEADS = ['LUNI', 'MAR', 'MIE', 'JOI', 'VIN', 'SÂM', 'DUM'] as const;

/** Shows one month: the grid, its totals, its special days, and free days joined by leave. */
export function MonthSheet({ month, year }: { month: MonthCalendar; year: number }) {
  const text = monthInWords(month, year);
  const name = monthName(month.month);
  const id = `luna-${month.month}`;
  return (
    <section className="month" aria-labelledby={id}>
      <table className="month-table">
        <caption>
          <h3 id={id}>
            {capitalized(name)}
            <span className="sr"> {year}</span>
          </h3>
        </caption>
        <thead>
          <tr>
            {HEADS.map((head, index) => (
              <th key={head} scope="col" abbr={weekdayName(index + 1)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(year, month.month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                // A blank has no date as key; its column never changes.
                <DayCell
                  key={HEADS[index]}
                  day={day}
                  marks={month.marks.filter((mark) => mark.day === day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine month-sum">
        <b>{text.total}</b> {text.rest} {text.holidays}
      </p>
      {month.marks.length > 0 && (
        <ul className="month-list">
          {month.marks.map((mark) => (
            <MarkLine key={mark.day + mark.kind + labelOf(mark)} mark={mark} />
          ))}
        </ul>
      )}
      {text.suggestions.length > 0 && (
        <ul className="fine month-leave">
          {text.suggestions.map((suggestion) => (
            <li key={suggestion}>{suggestion}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function DayCell({ day, marks }: { day: IsoDay | null; marks: DayMark[] }) {
  if (day === null) return <td>{'\u00a0'}</td>;
  const shown = marks.filter(({ kind }) => kind !== 'observance');
  const kind = shown[0]?.kind ?? (isWeekend(day) ? 'weekend' : undefined);
  // Described in words as well, for screen readers and for people who cannot tell the colours apart.
  const words = shown.length > 0 ? shown.map(labelOf).join(', ') : kind && 'weekend';
  return (
    <td className={kind && `day-${kind}`} title={shown.length > 0 ? words : undefined}>
      {Number(day.slice(8))}
      {words && <span className="sr">, {words}</span>}
    </td>
  );
}

function MarkLine({ mark }: { mark: DayMark }) {
  return (
    <li className={`mark-${mark.kind}`}>
      <span className="month-day" aria-hidden="true">
        {Number(mark.day.slice(8))}
      </span>
      <span>
        <span className="sr">{dayInWords(mark.day)}: </span>
        {mark.kind === 'bridge' ? (
          <>
            Punte <Tag>doar sectorul public</Tag>
          </>
        ) : mark.kind === 'suggestion' ? (
          <>
            Sugestie <Tag>zi lucrătoare</Tag>
          </>
        ) : (
          mark.name
        )}
        <span className="muted">
          , {weekdayInWords(mark.day)}
          {mark.kind === 'observance' && ', nu este sărbătoare legală'}
        </span>
      </span>
    </li>
  );
}

function labelOf(mark: DayMark): string {
  if (mark.kind === 'bridge') return 'punte, doar sectorul public';
  if (mark.kind === 'suggestion') return 'sugestie, zi lucrătoare';
  return mark.name;
}
