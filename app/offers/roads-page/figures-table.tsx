import type { RoadsView } from '#app/offers/shared/roads/road-view.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';

/** Shows all figures of the roads, lender by lender. */
export function FiguresTable({ view: { roads, sumInSentence, term } }: { view: RoadsView }) {
  return (
    <DataTable label={`Costul pentru ${sumInSentence} pe ${term}, drum cu drum`} className="roads-table">
      <thead>
        <tr>
          <th scope="col">Drumul</th>
          <th scope="col">După ce</th>
          <NumberHead>Costul</NumberHead>
          <NumberHead>Dați înapoi</NumberHead>
        </tr>
      </thead>
      <tbody>
        {roads.flatMap(({ kind, name, rows }) =>
          rows.map(({ who, cost, total }) => (
            <tr key={`${kind} ${who}`}>
              <th scope="row">{name}</th>
              <td>{who}</td>
              <td className="r">{cost}</td>
              <td className="r">{total}</td>
            </tr>
          )),
        )}
      </tbody>
    </DataTable>
  );
}
