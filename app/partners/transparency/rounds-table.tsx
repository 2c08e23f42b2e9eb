import { formatDate } from '#domain/base/text/format-date.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import type { PublishedRound } from './transparency-data.ts';

/** Shows the published rounds, newest first, with their files. */
export function RoundsTable({ rounds }: { rounds: readonly PublishedRound[] }) {
  return (
    <div className="rounds">
      {rounds.length === 0 ? (
        <p>
          <b>Nicio rundă publicată.</b> Când apare prima, aici stau ziua ei, zilele în care au fost deschise
          paginile și câți creditori are.
        </p>
      ) : (
        <DataTable label="Rundele publicate">
          <thead>
            <tr>
              <th scope="col">Runda</th>
              <th scope="col">Publicată</th>
              <th scope="col">Pagini deschise</th>
              <NumberHead>Creditori</NumberHead>
              <NumberHead>Pagini</NumberHead>
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ number, publishedOn, from, until, lenders, pages }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td>{formatDate(publishedOn)}</td>
                <td>{from === until ? formatDate(from) : `${formatDate(from)} – ${formatDate(until)}`}</td>
                <td className="r">{formatNumber(lenders)}</td>
                <td className="r">{formatNumber(pages)}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      <p>
        Fișierele, fără numele vreunui om: <a href="/date-deschise/v1/transparenta.csv">CSV</a>,{' '}
        <a href="/date-deschise/v1/transparenta.json">JSON</a>,{' '}
        <a href="/date-deschise/v1/transparenta.schema.json">schema</a>. Licența și celelalte date sunt la{' '}
        <a href="/date-deschise/">date deschise</a>.
      </p>
      <p>
        Sunteți creditor sau ați văzut altceva? <a href="/contact/">Scrieți-ne</a> adresa paginii: o
        deschidem, îi trecem ziua și, dacă este acolo, pătrățelul se umple. Mai multe despre regulă, la{' '}
        <a href="/metoda-de-evaluare/">metoda de evaluare</a>.
      </p>
    </div>
  );
}
