import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { PartnerReport } from '#domain/answers/partners/console.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { reportGroups } from '#domain/partners/console/report-groups.ts';
import { DEFAULT_PERIOD } from '#domain/visits/statistics/period.ts';
import { Filters } from '#app/desk/filters.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { OfficeTable } from '#app/desk/office-table.tsx';
import { useFilters } from '#app/desk/use-filters.ts';
import { loadList } from '#app/partners-desk/call-api.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import { ClicksByWord } from './clicks-by-word.tsx';
import { DayBars } from './day-bars.tsx';
import { figureColumns } from './figure-columns.ts';
import { LedgerFigures } from './ledger-figures.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList('report', args);

const periods = [
  { value: '7', label: 'Ultimele 7 zile' },
  { value: '28', label: 'Ultimele 28 de zile' },
  { value: '90', label: 'Ultimele 90 de zile' },
  { value: 'luna', label: 'Luna trecută' },
  { value: 'azi', label: 'Astăzi, până acum' },
];
const groups = reportGroups.map((value) => ({ value, label: value === 'oferta' ? 'Oferta' : value }));

/** /parteneri/: what the partner earned so far, and what became of its clicks in a period. */
export function Component() {
  const report = useLoaderData<typeof loader>();
  const filterOf = useFilters();
  const [search] = useSearchParams();
  const { period, group, rows, days } = report;
  return (
    <>
      <OfficeHead title="Prezentare" />
      <LedgerFigures sums={report.sums} />
      <section className="office-section">
        <h2>
          {formatDate(period.from)} – {formatDate(period.to)}
        </h2>
        <Filters label="Perioada">
          <SelectField {...filterOf('perioada', DEFAULT_PERIOD)} label="Perioada" options={periods} />
          <SelectField {...filterOf('dupa', 'oferta')} label="Pe rânduri" options={groups} />
        </Filters>
        <OfficeTable
          label="Totalul perioadei"
          columns={[{ name: 'total', label: 'Total', cell: () => 'Toate clicurile' }, ...figureColumns]}
          rows={[report.total]}
          rowKey={() => 'total'}
          empty=""
        />
      </section>
      <section className="office-section">
        <h2>{group === 'oferta' ? 'După ofertă' : `După ${group}`}</h2>
        <OfficeTable
          label={group === 'oferta' ? 'După ofertă' : `După ${group}`}
          columns={[
            {
              name: 'grup',
              label: group === 'oferta' ? 'Oferta' : group,
              cell: ({ label }: PartnerReport['rows'][number]) => label || 'fără',
            },
            ...figureColumns,
          ]}
          rows={rows}
          rowKey={({ name }) => name}
          empty="Niciun clic și nicio conversie în această perioadă."
        />
        <p className="fine">
          <a href={`/api/parteneri/report.csv?${search.toString()}`} download>
            Descărcați tabelul (CSV)
          </a>
        </p>
      </section>
      <ClicksByWord words={report.words} cookieless={report.cookieless} />
      <DayBars days={days} />
      <section className="office-section" id="pe-zile">
        <h2>Zilele, în tabel</h2>
        <OfficeTable
          label="Pe zile"
          columns={[
            {
              name: 'zi',
              label: 'Ziua',
              cell: ({ day }: PartnerReport['days'][number]) => formatDate(day),
            },
            ...figureColumns,
          ]}
          rows={days.filter(({ clicks, conversions }) => clicks !== 0 || conversions > 0).toReversed()}
          rowKey={({ day }) => day}
          empty="Nicio zi cu clicuri în această perioadă."
        />
      </section>
    </>
  );
}
