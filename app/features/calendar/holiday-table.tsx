import { weekdayInWords } from '#domain/calendar/day-in-words.ts';
import { isWeekend } from '#domain/calendar/working-days.ts';
import type { YearCalendar } from '#domain/calendar/year-calendar.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { Band } from '#app/ui/band.tsx';
import { DataTable } from '#app/ui/data-table.tsx';

/** Every legal holiday of the year in one list. */
export function HolidayTable({ calendar: { year, holidays } }: { calendar: YearCalendar }) {
  const title = `Sărbătorile legale din ${year}`;
  return (
    <Band
      id="sarbatori"
      title={title}
      intro="Codul muncii, art. 139: pentru toți salariații, de la stat și de la privat."
    >
      <DataTable label={`Lista sărbătorilor legale din ${year}`}>
        <thead>
          <tr>
            <th scope="col">Data</th>
            <th scope="col">Ziua</th>
            <th scope="col">Sărbătoarea</th>
          </tr>
        </thead>
        <tbody>
          {holidays.map(({ id, day, name }) => (
            <tr key={id}>
              <td className="num">{formatDate(day)}</td>
              <td>
                {weekdayInWords(day)}
                {isWeekend(day) && <span className="muted"> (weekend)</span>}
              </td>
              <th scope="row">{name}</th>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Band>
  );
}
