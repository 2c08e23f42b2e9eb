import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import { pageTypeNames } from '#domain/visits/statistics/page-type-names.ts';
import { rateVital, type VitalMetric, type VitalRating } from '#domain/visits/statistics/vitals.ts';
import type { VitalRow } from '#domain/answers/office/statistics.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { numberColumn } from './number-column.ts';
import { StatisticsFrame } from './statistics-frame.tsx';
import { loadList } from '#app/office/load.ts';

export const loader = (args: LoaderFunctionArgs) => loadList('statistics/viteza', args);

const metrics: Record<VitalMetric, string> = {
  lcp: 'Cât durează până se vede conținutul (LCP)',
  inp: 'Cât durează răspunsul la o atingere (INP)',
  cls: 'Cât se mișcă pagina singură (CLS)',
};
const ratings: Record<VitalRating, string> = { good: 'bine', middling: 'de îmbunătățit', poor: 'slab' };

/** /admin/statistici/viteza/: shows how fast pages are for their visitors. */
export function Component() {
  const answer = useLoaderData<typeof loader>();
  const before = new Map(answer.earlier.map((row) => [`${row.metric} ${row.pageType}`, row.p75]));
  const columns: readonly Column<VitalRow>[] = [
    { name: 'pageType', label: 'Felul paginii', cell: ({ pageType }) => pageTypeNames[pageType] ?? pageType },
    {
      name: 'p75',
      label: 'Trei din patru, cel mult',
      isNumber: true,
      cell: ({ metric, p75 }) => inWords(metric, p75),
    },
    { name: 'rating', label: 'Cum e', cell: ({ metric, p75 }) => ratings[rateVital(metric, p75)] },
    {
      name: 'then',
      label: 'În perioada dinainte',
      isNumber: true,
      cell({ metric, pageType }) {
        const value = before.get(`${metric} ${pageType}`);
        return value === undefined ? 'fără date' : inWords(metric, value);
      },
    },
    {
      name: 'good',
      label: 'Bune',
      isNumber: true,
      cell: ({ good, measured }) => formatPercent((good / measured) * 100, 1),
    },
    {
      name: 'poor',
      label: 'Slabe',
      isNumber: true,
      cell: ({ poor, measured }) => formatPercent((poor / measured) * 100, 1),
    },
    { ...numberColumn('measured', 'Măsurători'), isSortable: false },
  ];
  return (
    <StatisticsFrame question="viteza" frame={answer} method={<Method />}>
      {Object.entries(metrics).map(([metric, label]) => (
        <section key={metric} className="office-section">
          <h2>{label}</h2>
          <OfficeTable
            isStacked={false}
            label={label}
            columns={columns}
            rows={answer.now.filter((row) => row.metric === metric)}
            rowKey={({ pageType }) => pageType}
            empty="Nicio măsurătoare în această perioadă."
          />
        </section>
      ))}
    </StatisticsFrame>
  );
}

function Method() {
  return (
    <ul>
      <li>Măsurat în browserele vizitatorilor, nu în laborator; programele sunt lăsate deoparte.</li>
      <li>
        Cifra este cea pe care trei din patru vizite nu o depășesc, cu a doua cifră rotunjită în sus: 2 410 ms
        apare ca 2 500 ms.
      </li>
      <li>Bine și slab sunt pragurile publice Core Web Vitals.</li>
    </ul>
  );
}

function inWords(metric: VitalMetric, value: number): string {
  return metric === 'cls' ? formatNumber(value / 1000, 3) : `${formatNumber(value)}\u00a0ms`;
}
