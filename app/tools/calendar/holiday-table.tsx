import { weekdayInWords } from '#domain/base/text/day-in-words.ts';
import { isWeekend } from '#domain/tools/calendar/working-days.ts';
import type { YearCalendar } from '#domain/tools/calendar/year-calendar.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { Band } from '#app/ui/band.tsx';
import { RowTable } from '#app/ui/row-table.tsx';

/** Lists every legal holiday of the year. */
export function HolidayTable({ calendar: { year, holidays } }: { calendar: YearCalendar }) {
  const title = `Sărbătorile legale din ${year}`;
  return (
    <Band
      id="sarbatori"
      title={title}
      intro="Codul muncii, art. 139: pentru toți salariații, de la stat și de la privat."
    >
      <RowTable label={`Lista sărbătorilor legale din ${year}`}>
        <thead>
          <tr>
            <th scope="col">Sărbătoarea</th>
            <th scope="col">Ziua</th>
            <th scope="col">Data</th>
          </tr>
        </thead>
        <tbody>
          {holidays.map(({ id, day, name }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td className="know">
                {weekdayInWords(day)}
                {isWeekend(day) && <span className="muted"> (weekend)</span>}
              </td>
              <td>{formatDate(day)}</td>
            </tr>
          ))}
        </tbody>
      </RowTable>
    </Band>
  );
}
