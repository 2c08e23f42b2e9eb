import { Band } from '#app/ui/band.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';

export type ExchangeMarginsProps = {
  /** `350 de euro` */
  amount: string;
  /** amount received at this margin, and its cost: `0,5%`, `1 826,64 lei`, `9,18 lei` */
  rows: readonly { percent: string; given: string; kept: string }[];
};

/** Shows the cost of an exchange at example percentages, where no bank has published its rates. */
export function ExchangeMargins({ amount, rows }: ExchangeMarginsProps) {
  return (
    <Band
      id="schimb"
      title="La schimb primiți mai puțin"
      intro={`Cursul BNR este un reper; banca și casa de schimb îl au pe al lor. Din ${amount} rămân:`}
    >
      <div>
        <DataTable label="Cât primiți, după cât se oprește">
          <thead>
            <tr>
              <th scope="col">Dacă opresc</th>
              <NumberHead>Primiți</NumberHead>
              <NumberHead>Pierdeți</NumberHead>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ percent, given, kept }) => (
              <tr key={percent}>
                <th scope="row">{percent}</th>
                <td className="r">{given}</td>
                <td className="r">{kept}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
        <p className="fine">Procentele sunt alese de noi, ca exemplu.</p>
      </div>
    </Band>
  );
}
