import { monthName } from '#domain/base/text/month-name.ts';
import type { YearCalendar } from '#domain/tools/calendar/year-calendar.ts';
import { Band } from '#app/ui/band.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import './working-days-table.css';

/** Shows working and free days by month, with the year's totals. */
export function WorkingDaysTable({ calendar }: { calendar: YearCalendar }) {
  const title = `Zile lucrătoare în ${calendar.year}`;
  const weekendDays = calendar.months.reduce((sum, month) => sum + month.weekendDays, 0);
  return (
    <Band
      id="zile-lucratoare"
      title={title}
      intro="Libere: sâmbetele, duminicile și sărbătorile de luni până vineri. Punțile se recuperează, deci sunt lucrătoare."
    >
      <DataTable label={`Zile lucrătoare și libere pe luni, ${calendar.year}`} className="working-days">
        <thead>
          <tr>
            <th scope="col">Luna</th>
            <NumberHead>Lucrătoare</NumberHead>
            <NumberHead>Zile</NumberHead>
            <NumberHead>Weekend</NumberHead>
            <NumberHead>Sărbători L–V</NumberHead>
            <NumberHead>Libere</NumberHead>
          </tr>
        </thead>
        <tbody>
          {calendar.months.map((month) => (
            <tr key={month.month}>
              <th scope="row">{monthName(month.month)}</th>
              <td className="r">{month.workingDays}</td>
              <td className="r">{month.days}</td>
              <td className="r">{month.weekendDays}</td>
              <td className="r">{month.holidaysOnWeekdays}</td>
              <td className="r">{month.freeDays}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">tot anul</th>
            <td className="r">{calendar.workingDays}</td>
            <td className="r">{calendar.days}</td>
            <td className="r">{weekendDays}</td>
            <td className="r">{calendar.holidaysOnWeekdays}</td>
            <td className="r">{calendar.days - calendar.workingDays}</td>
          </tr>
        </tfoot>
      </DataTable>
    </Band>
  );
}
