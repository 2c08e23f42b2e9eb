import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { departureRate } from '#domain/visits/statistics/departure-rate.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import type { OfferRow, OfferStatistics, StatisticsAnswer } from '#domain/answers/office/statistics.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { changeInWords, KeyFigures } from './key-figures.tsx';
import { numberColumn } from './number-column.ts';
import { loadList } from '#app/office/load.ts';
import { StatisticsFrame } from './statistics-frame.tsx';
import { useRows } from './use-rows.ts';

export const loader = (args: LoaderFunctionArgs) => loadList('statistics/oferte', args);

/** /admin/statistici/oferte/: shows how often each offer was seen, and its results. */
export function Component() {
  const answer = useLoaderData<typeof loader>();
  const { now, earlier } = answer;
  const before = new Map(earlier.offers.map((row) => [row.offerId, row]));
  const table = useRows(now.offers, '-departures');
  return (
    <StatisticsFrame question="oferte" frame={answer} method={<Method since={now.impressionsSince} />}>
      <KeyFigures
        figures={[
          { label: 'Deschideri ale listei de oferte', now: now.listViews, before: earlier.listViews },
          sumOf('impressions', 'Afișări ale ofertelor', answer),
          sumOf('departures', 'Plecări la creditori', answer),
        ]}
      />
      <OfficeTable
        isStacked={false}
        label="Ofertele"
        columns={columnsOf(before)}
        rowKey={({ offerId }) => offerId}
        empty="Nicio ofertă."
        {...table}
      />
    </StatisticsFrame>
  );
}

/** @param before each offer in the previous period */
function columnsOf(before: ReadonlyMap<string, OfferRow>): readonly Column<OfferRow>[] {
  return [
    { name: 'header', label: 'Oferta', isSortable: true, cell: ({ header }) => header },
    figureColumn('impressions', 'Afișări', before),
    figureColumn('departures', 'Plecări', before),
    {
      name: 'rate',
      label: 'Plecări la 100 de afișări',
      isNumber: true,
      cell: (row) => (
        <>
          {rateInWords(departureRate(row))}
          <Earlier>înainte {rateInWords(departureRate(before.get(row.offerId) ?? nothingSeen))}</Earlier>
        </>
      ),
    },
    {
      name: 'approval',
      label: 'Aprobate din cele hotărâte',
      isNumber: true,
      cell: ({ approved, rejected }) =>
        approved + rejected === 0 ? 'fără date' : formatPercent((approved / (approved + rejected)) * 100, 1),
    },
    numberColumn('approved', 'Aprobate'),
    numberColumn('rejected', 'Respinse'),
    numberColumn('pending', 'În așteptare'),
    numberColumn('lenderPageViews', 'Pagina creditorului'),
  ];
}

function Method({ since }: { since: string | null }) {
  return (
    <ul>
      <li>
        O afișare: cel puțin jumătate din ofertă (sau o jumătate de ecran din ea) a stat în fața vizitatorului
        o secundă fără întrerupere. Aceeași ofertă se numără o singură dată pe pagină, oricât ar fi derulată.{' '}
        {since === null
          ? 'Până acum nu s-a numărat nicio afișare.'
          : `Afișările se numără din ${formatDate(since)}.`}
      </li>
      <li>
        Plecările sunt clicuri ale oamenilor spre creditor, cu sau fără acord, după ziua clicului. Rata le ia
        doar pe cele din zilele în care s-au numărat și afișările.
      </li>
      <li>
        Cine are JavaScript oprit poate pleca la creditor, dar afișarea nu i se vede, iar cine pleacă de două
        ori se numără de două ori. De aceea rata este puțin mai mare decât cea adevărată și poate trece de
        100.
      </li>
      <li>
        Ce a urmat spune creditorul; la cei care nu anunță, coloanele rămân la zero. O plecare poate aduce mai
        multe cereri, iar fiecare se numără.
      </li>
      <li>Nicio cifră de aici nu schimbă ordinea ofertelor pe site.</li>
    </ul>
  );
}

type Counted = 'impressions' | 'departures';

const nothingSeen = { impressions: 0, departuresOfCountedDays: 0 };

/** A figure with its change below it: beside it the table would be wider than the screen. */
function figureColumn(name: Counted, label: string, before: ReadonlyMap<string, OfferRow>): Column<OfferRow> {
  return {
    name,
    label,
    isSortable: true,
    isNumber: true,
    cell: (row) => (
      <>
        {formatNumber(row[name])}
        <Earlier>{changeInWords(before.get(row.offerId)?.[name] ?? 0, row[name])}</Earlier>
      </>
    ),
  };
}

function Earlier({ children }: { children: ReactNode }) {
  return (
    <>
      <br />
      <span className="fine">{children}</span>
    </>
  );
}

function sumOf(name: Counted, label: string, { now, earlier }: StatisticsAnswer<OfferStatistics>) {
  const sum = ({ offers }: OfferStatistics) => offers.reduce((total, row) => total + row[name], 0);
  return { label, now: sum(now), before: sum(earlier) };
}

function rateInWords(rate: number | null): string {
  return rate === null ? 'fără date' : formatNumber(rate, 2);
}
