import { Link } from 'react-router';
import { bani } from '#domain/base/money/bani.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import type { OverviewFigure, OverviewFigures } from '#domain/answers/office/overview.ts';
import { DataTable } from '#app/ui/data-table.tsx';

type Row = {
  label: string;
  path: string;
  figure: OverviewFigure | null | undefined;
  write: (value: number) => string;
};

/** Shows today, until now, and the last seven whole days beside the seven before. */
export function FiguresSection({ figures: { visits, offersSeen, money } }: { figures: OverviewFigures }) {
  const write = (value: number) => formatNumber(value);
  const rows: Row[] = [
    { label: 'Vizite', path: '/statistici/vizite/?perioada=7', figure: visits, write },
    { label: 'Oferte văzute', path: '/statistici/oferte/?perioada=7', figure: offersSeen, write },
    { label: 'Plecări', path: '/statistici/oferte/?perioada=7', figure: money?.departures, write },
    { label: 'Conversii hotărâte', path: '/bani/?perioada=7', figure: money?.decided, write },
    {
      label: 'Sume aprobate',
      path: '/bani/?perioada=7',
      figure: money?.leiCents,
      write: (cents) => formatLei(bani(cents)),
    },
  ];
  return (
    <section className="office-section" aria-labelledby="figures-title">
      <h2 id="figures-title">Pe site</h2>
      <DataTable label="Cifrele de azi și ale ultimelor 7 zile">
        <thead>
          <tr>
            <th scope="col">Cifra</th>
            <th scope="col" className="r">
              Azi, până acum
            </th>
            <th scope="col" className="r">
              7 zile
            </th>
            <th scope="col" className="r">
              7 zile înainte
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, path, figure, write: inWords }) => (
            <tr key={label}>
              <th scope="row">
                <Link to={path}>{label}</Link>
              </th>
              {figure ? (
                [figure.today, figure.week, figure.before].map((value, index) => (
                  <td key={index} className="r">
                    {inWords(value)}
                  </td>
                ))
              ) : (
                <td colSpan={3}>Nu a răspuns.</td>
              )}
            </tr>
          ))}
        </tbody>
      </DataTable>
      <p className="fine">
        Cele 7 zile se încheie ieri. La vizite intră cele cu acord și intrările fără acord; conversiile și
        sumele sunt ale plecărilor din acele zile.
        {money?.isWhole === false && ' Din sume lipsesc cele fără curs BNR.'}
      </p>
    </section>
  );
}
