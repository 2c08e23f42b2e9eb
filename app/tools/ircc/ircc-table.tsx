import type { IrccAnswer, PaidAt, PaidAtIrcc } from '#domain/tools/ircc/ircc-answer.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import { difference, rateText } from './ircc-in-words.ts';

type Row = { name: string; note: string; paid: PaidAt; isToday?: boolean };

/** Shows the payment and the total at every requested value of the index, beside the current ones. */
export function IrccTable({ answer }: { answer: IrccAnswer }) {
  const rows = rowsOf(answer);
  const today = answer.variable?.today;
  return (
    <DataTable label="Rata și totalul, la fiecare IRCC">
      <thead>
        <tr>
          <th scope="col">Varianta</th>
          <NumberHead>{today ? 'Rata, față de azi' : 'Rata'}</NumberHead>
          <NumberHead>Total de plată</NumberHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, note, paid, isToday = false }) => (
          <tr key={name} className={isToday ? 'tool-now' : undefined}>
            <th scope="row">
              {name}
              <span className="fine tool-note">{note}</span>
            </th>
            <td className="r">
              {formatLei(paid.payment)}
              {today && !isToday && (
                <span className="fine tool-note">{difference(paid.payment, today.payment)}</span>
              )}
            </td>
            <td className="r">
              {formatLei(paid.total)}
              {today && !isToday && (
                <span className="fine tool-note">{difference(paid.total, today.total)}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function rowsOf({ now, before, next, variable, fixed }: IrccAnswer): Row[] {
  const at = (name: string, paid: PaidAtIrcc | null): Row[] =>
    paid ? [{ name, note: `IRCC ${rateText(paid.ircc)}, dobânda ${rateText(paid.ratePercent)}`, paid }] : [];
  const rows = variable
    ? [
        ...at(`IRCC de la ${formatDate(before?.from ?? now.from)}`, variable.before),
        ...at('IRCC de azi', variable.today).map((row) => ({ ...row, isToday: true })),
        ...at(`IRCC de la ${formatDate(next?.from ?? now.from)}`, variable.next),
        ...at('Un punct mai puțin', variable.less),
        ...at('Un punct mai mult', variable.more),
        ...at('IRCC de probă', variable.tried),
      ]
    : [];
  if (!fixed) return rows;
  return [...rows, { name: 'Dobânda fixă', note: `${rateText(fixed.ratePercent)} pe an`, paid: fixed }];
}
