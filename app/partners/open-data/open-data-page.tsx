import { openDataChanges } from '#domain/answers/open-data-changes.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { openDataFiles } from './open-data-files.ts';
import './open-data.css';

/** /date-deschise/: shows the data anyone may use, its addresses and its terms. */
export function OpenDataPage() {
  return (
    <>
      <PageHead
        title="Date deschise: dovezi, prețuri, oferte, plafoane, serii"
        description="Fișierele CSV și JSON din care sunt făcute listele și calculele de pe site, cu schema lor, și programul care calculează din nou ordinea ofertelor."
      />
      <div className="wrap open-data">
        <Breadcrumbs current="Date deschise" />
        <h1>Date deschise</h1>
        <p className="lede">
          Fișierele din care facem listele și calculele. Le puteți lua, verifica și folosi.
        </p>
        <DataTable label="Fișierele">
          <thead>
            <tr>
              <th scope="col">Fișierul</th>
              <th scope="col">Ce are în el</th>
              <th scope="col">De luat</th>
            </tr>
          </thead>
          <tbody>
            {openDataFiles.map(({ name, title, what }) => (
              <tr key={name}>
                <th scope="row">{title}</th>
                <td>{what}</td>
                <td>
                  <a href={`/date-deschise/v1/${name}.csv`}>
                    CSV<span className="sr">: {title}</span>
                  </a>{' '}
                  <a href={`/date-deschise/v1/${name}.json`}>
                    JSON<span className="sr">: {title}</span>
                  </a>{' '}
                  <a href={`/date-deschise/v1/${name}.schema.json`}>
                    schema<span className="sr">: {title}</span>
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
        <h2>Ordinea ofertelor, calculată din nou</h2>
        <p>
          <a href="/date-deschise/ordine.mjs">ordine.mjs</a>, un program de cel mult 80 de rânduri, fără nimic
          din al site-ului, spune din fișierele „oferte” și „plafoane” în ce ordine stau creditorii pentru o
          cerere. Regula, în cuvinte, este la <a href="/cum-ordonam/">cum ordonăm ofertele</a>.
        </p>
        <p>
          <code>node ordine.mjs https://adresa-site-ului 2000 3 luni</code>
        </p>
        <h2>Cum le puteți folosi</h2>
        <p>
          Licența este{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/deed.ro" rel="noopener">
            CC BY 4.0
          </a>
          : le puteți copia și schimba, dacă spuneți de unde sunt. Faptele sunt ale surselor numite în fiecare
          rând. În fișiere nu este numele niciunui om.
        </p>
        <p>O dovadă nu este o ofertă: prețul de azi îl confirmă creditorul.</p>
        <h2>Ce rămâne neschimbat</h2>
        <p>
          Adresele cu „v1” rămân și pot primi câmpuri noi. Dacă se schimbă înțelesul unui câmp, apare un „v2”
          lângă ele. Seriile le vedeți și ca grafice, la <a href="/indicatori/">indicatori</a>, iar rundele ca
          pătrățele, la <a href="/transparenta/">transparență</a>.
        </p>
        <h2>Schimbări</h2>
        <ul className="bullets">
          {openDataChanges.map(({ day, text }) => (
            <li key={text}>
              {formatDate(day)}: {text}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
