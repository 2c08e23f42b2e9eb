import { useLoaderData } from 'react-router';
import { formatNumber } from '#domain/text/format-number.ts';
import { formatPercent } from '#domain/text/format-percent.ts';
import type { OfferRow, OfferStatistics } from '#server/statistics/offers.ts';
import type { StatisticsAnswer } from '#server/statistics/statistics-routes.ts';
import { type Column, OfficeTable } from '../ui/office-table.tsx';
import { changeInWords, KeyFigures } from './key-figures.tsx';
import { numberColumn } from './number-column.ts';
import { StatisticsFrame } from './statistics-frame.tsx';
import { statisticsLoader } from './statistics-loader.ts';
import { useRows } from './use-rows.ts';

export const loader = statisticsLoader<OfferStatistics>('oferte');

/** /admin/statistici/oferte/ : what each offer brought. */
export function Component() {
  const answer = useLoaderData<StatisticsAnswer<OfferStatistics>>();
  const { now, earlier } = answer;
  const before = new Map(earlier.offers.map((row) => [row.offerId, row.departures]));
  const table = useRows(now.offers, '-departures');
  const columns: readonly Column<OfferRow>[] = [
    { name: 'header', label: 'Oferta', isSortable: true, cell: ({ header }) => header },
    numberColumn('departures', 'Plecări'),
    {
      name: 'then',
      label: 'Schimbare',
      isNumber: true,
      cell: ({ offerId, departures }) => changeInWords(before.get(offerId) ?? 0, departures),
    },
    {
      name: 'rate',
      label: 'La 100 de deschideri ale listei',
      isNumber: true,
      cell: ({ departures }) => rate(departures, now.listViews),
    },
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
    <StatisticsFrame question="oferte" frame={answer} method={<Method />}>
      <KeyFigures
        figures={[
          { label: 'Deschideri ale listei de oferte', now: now.listViews, before: earlier.listViews },
          { label: 'Plecări la creditori', now: departuresOf(now), before: departuresOf(earlier) },
        ]}
      />
      <OfficeTable
        label="Ofertele"
        columns={columns}
        rowKey={({ offerId }) => offerId}
        empty="Nicio ofertă."
        {...table}
      />
    </StatisticsFrame>
  );
}

function Method() {
  return (
    <ul>
      <li>
        Câte oferte au ajuns pe ecran: fără date. Site-ul nu înregistrează ce ofertă din listă a fost văzută,
        așa că plecările stau față de deschiderile listei, aceleași pentru toate, și lângă afișările paginii
        fiecărui creditor.
      </li>
      <li>Plecările sunt clicuri ale oamenilor spre creditor, cu sau fără acord, după ziua clicului.</li>
      <li>Ce a urmat spune creditorul; la cei care nu anunță, coloanele rămân la zero.</li>
      <li>Nicio cifră de aici nu schimbă ordinea ofertelor pe site.</li>
    </ul>
  );
}

function departuresOf({ offers }: OfferStatistics): number {
  return offers.reduce((total, { departures }) => total + departures, 0);
}

function rate(departures: number, views: number): string {
  return views === 0 ? 'fără date' : formatNumber((departures / views) * 100, 2);
}
