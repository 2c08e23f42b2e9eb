import { cardName } from '#domain/texts/pages/share-card.ts';
import { pointOn } from '#domain/base/series/series-book.ts';
import { seriesValue, pointPeriod } from '#domain/base/series/series-in-words.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { Band } from '#app/ui/band.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SourceName } from '#app/ui/source-name.tsx';
import type { IndicatorsData, ShownSeries } from './indicators-data.ts';
import { SeriesChart } from './series-chart.tsx';
import { ToolCards } from './tool-cards.tsx';
import './indicators.css';

/** /indicatori/: shows the figures that other pages compute with, each with its source, its date and a file. */
export function IndicatorsPage({ data }: { data: IndicatorsData }) {
  const { today, groups, taxes, shareCard } = data;
  return (
    <>
      <PageHead
        title="Indicatori: IRCC, ROBOR, inflație, salariu minim, taxe"
        description="Valorile folosite în calculele de pe site, fiecare cu sursa, ziua ei și un fișier CSV: dobânzile BNR, IRCC, ROBOR, inflația, salariul minim, taxele."
        image={shareCard ? cardName('/indicatori/', shareCard) : undefined}
      />
      <div className="wrap indicators-head">
        <Breadcrumbs current="Indicatori" />
        <h1>Indicatori</h1>
        <p className="lede">
          Cele mai noi valori pe care le avem. Cu ele facem <a href="/calculator-rate-credit/">calculele</a>{' '}
          și ghidurile despre <a href="/robor-si-ircc-pentru-rata-ta/">rata variabilă</a>,{' '}
          <a href="/cum-citesti-fluturasul-de-salariu/">salariu</a> și{' '}
          <a href="/inflatia-cum-iti-afecteaza-economiile/">economii</a>.
        </p>
        <TodayTable series={groups.flatMap(({ series }) => series)} today={today} />
        <p className="small">
          Mai jos, la fiecare: cine o publică, valorile dinainte, sursa și un fișier CSV. Toate fișierele sunt
          la <a href="/date-deschise/">date deschise</a>.
        </p>
      </div>
      <ToolCards />
      {groups.map(({ id, title, intro, series }) => (
        <Band key={id} id={id} title={title} intro={intro}>
          <div className="indicators">
            {series.map((one) => (
              <div key={one.name}>
                <SeriesChart series={one} today={today} />
                <SeriesNotes series={one} />
              </div>
            ))}
          </div>
        </Band>
      ))}
      <Band
        id="taxe"
        title="Taxe și contribuții"
        intro={
          <>
            Din ele sunt făcute <a href="/calculator-salariu-net/">calculatorul de salariu net</a> și cel de{' '}
            <a href="/calculator-pfa-sau-srl/">PFA sau SRL</a>, cu ghidurile lor. „Salarii minime” înseamnă
            salariul minim brut de la 1 ianuarie.
          </>
        }
      >
        <TaxTable taxes={taxes} />
      </Band>
    </>
  );
}

function SeriesNotes({ series: { name, now, old, rhythm, publishedBy } }: { series: ShownSeries }) {
  return (
    <p className="small">
      Acum: <strong>{now ?? 'nu o știm'}</strong>. O publică {publishedBy}, {rhythm}
      {old ? ', așa că poate s-a schimbat' : ''}.{' '}
      <a href={`/date-deschise/v1/serii/${name}.csv`}>Fișierul CSV</a>
    </p>
  );
}

/** Shows the answer that visitors come for, before any chart: the current values, and since when. */
function TodayTable({ series, today }: { series: readonly ShownSeries[]; today: string }) {
  return (
    <DataTable label="Valorile de acum">
      <tbody>
        {series.map(({ name, title, points }) => {
          const point = pointOn(points, today);
          return (
            <tr key={name}>
              <th scope="row">
                <a href={`#${name}`}>{title}</a>
              </th>
              <td className="r">
                <b>{point ? seriesValue(name, point.value) : 'nu o știm'}</b>
                {point && (
                  <span className="fine">
                    {pointPeriod(name, point)}
                    {point.computed !== undefined && ', calculul nostru'}
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}

function TaxTable({ taxes }: { taxes: readonly ShownSeries[] }) {
  return (
    <DataTable label="Taxele și contribuțiile, fiecare cu sursa ei">
      <thead>
        <tr>
          <th scope="col">Ce</th>
          <NumberHead>Cât și când</NumberHead>
        </tr>
      </thead>
      {taxes.map(({ name, title, points }) => (
        <tbody key={name} id={name}>
          {points.map((point) => (
            <tr key={point.from}>
              <th scope="row">
                {title}
                <span className="fine">
                  <SourceName source={point.source} />;{' '}
                  <a href={`/date-deschise/v1/serii/${name}.csv`}>
                    CSV<span className="sr">: {title}</span>
                  </a>
                </span>
              </th>
              <td className="r">
                <b>{seriesValue(name, point.value)}</b>
                <span className="fine">{pointPeriod(name, point)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </DataTable>
  );
}
