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
  const columns: readonly Column<OfferRow>[] = [
    { name: 'header', label: 'Oferta', isSortable: true, cell: ({ header }) => header },
    numberColumn('impressions', 'Afișări'),
    numberColumn('departures', 'Plecări'),
    {
      name: 'rate',
      label: 'Plecări la 100 de afișări',
      isNumber: true,
      cell: (row) => rateInWords(departureRate(row)),
    },
    {
      name: 'earlierRate',
      label: 'În perioada dinainte',
      isNumber: true,
      cell: ({ offerId }) => rateInWords(departureRate(before.get(offerId) ?? nothingSeen)),
    },
    changeColumn('impressions', 'Schimbarea afișărilor', before),
    changeColumn('departures', 'Schimbarea plecărilor', before),
    numberColumn('lenderPageViews', 'Afișări ale paginii creditorului'),
    numberColumn('pending', 'În așteptare'),
    numberColumn('approved', 'Aprobate'),
    numberColumn('rejected', 'Respinse'),
    {
      name: 'approval',
      label: 'Aprobate din cele hotărâte',
      isNumber: true,
      cell: ({ approved, rejected }) =>
        approved + rejected === 0 ? 'fără date' : formatPercent((approved / (approved + rejected)) * 100, 1),
    },
  ];
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
        columns={columns}
        rowKey={({ offerId }) => offerId}
        empty="Nicio ofertă."
        {...table}
      />
    </StatisticsFrame>
  );
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

function changeColumn(name: Counted, label: string, before: ReadonlyMap<string, OfferRow>): Column<OfferRow> {
  return {
    name: `${name}Change`,
    label,
    isNumber: true,
    cell: (row) => changeInWords(before.get(row.offerId)?.[name] ?? 0, row[name]),
  };
}

function sumOf(name: Counted, label: string, { now, earlier }: StatisticsAnswer<OfferStatistics>) {
  const sum = ({ offers }: OfferStatistics) => offers.reduce((total, row) => total + row[name], 0);
  return { label, now: sum(now), before: sum(earlier) };
}

function rateInWords(rate: number | null): string {
  return rate === null ? 'fără date' : formatNumber(rate, 2);
}
