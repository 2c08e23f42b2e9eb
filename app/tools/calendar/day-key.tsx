import type { YearCalendar } from '#domain/tools/calendar/year-calendar.ts';
import './day-cell.css';
import './day-key.css';

const kinds = {
  holiday: 'sărbătoare legală',
  bridge: 'punte, doar sectorul public',
  suggestion: 'sugestie: zi lucrătoare între două zile libere',
  weekend: 'sâmbătă sau duminică',
} as const;

type Kind = keyof typeof kinds;

/** Explains the marks of the grid; only those that the year has. */
export function DayKey({ calendar }: { calendar: YearCalendar }) {
  const found = new Set<string>(calendar.months.flatMap(({ marks }) => marks.map(({ kind }) => kind)));
  return (
    <ul className="day-key">
      {(Object.keys(kinds) as Kind[])
        .filter((kind) => kind === 'weekend' || found.has(kind))
        .map((kind) => (
          <li key={kind}>
            <span className={`day-${kind}`} aria-hidden="true" />
            {kinds[kind]}
          </li>
        ))}
    </ul>
  );
}
