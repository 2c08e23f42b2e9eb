import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import type { DepartureRow, Funnel, LastPage } from '#domain/answers/office/statistics.ts';
import { changeInWords } from './key-figures.tsx';
import { numberColumn } from './number-column.ts';
import { StatisticsFrame } from './statistics-frame.tsx';
import { loadList } from '#app/office/load.ts';
import './share-bar.css';

type Step = {
  name: string;
  /** visits with this step and all earlier ones */
  together: number;
  togetherThen: number;
  /** visits with this step, whatever the others */
  alone: number;
  /** share of the visits with the earlier steps; null for the first */
  percent: number | null;
};

export const loader = (args: LoaderFunctionArgs) => loadList('statistics/drum', args);

/** /admin/statistici/drum/: shows how far visits get on the way to a loan. */
export function Component() {
  const answer = useLoaderData<typeof loader>();
  const steps = stepsOf(answer.now, answer.earlier);
  const most = Math.max(1, ...steps.map(({ together }) => together));
  return (
    <StatisticsFrame question="drum" frame={answer} needsConsent method={<Method />}>
      <OfficeTable
        isStacked={false}
        label="Pașii spre credit"
        columns={columnsOf(most)}
        rows={steps}
        rowKey={({ name }) => name}
        empty=""
      />
      <section className="office-section">
        <h2>Ce au dus până la capăt</h2>
        <OfficeTable
          isStacked={false}
          label="Afișări ale ultimelor pagini"
          columns={lastPageColumns(new Map(answer.earlier.lastPages.map((row) => [row.path, row.pageViews])))}
          rows={answer.now.lastPages}
          rowKey={({ path }) => path}
          empty=""
        />
      </section>
      <section className="office-section">
        <h2>De unde pleacă la creditori</h2>
        <OfficeTable
          isStacked={false}
          label="Plecări, după pagină și loc"
          columns={departureColumns}
          rows={answer.now.departures}
          rowKey={({ path, placement }) => `${path} ${placement}`}
          empty="Nicio plecare în această perioadă."
        />
      </section>
    </StatisticsFrame>
  );
}

/** @param most visits of the largest step, the full width of the bar */
function columnsOf(most: number): readonly Column<Step>[] {
  return [
    { name: 'name', label: 'Pasul', cell: ({ name }) => name },
    { name: 'bar', label: 'Cât rămâne', cell: ({ together }) => <ShareBar share={together / most} /> },
    ...columns,
  ];
}

const columns: readonly Column<Step>[] = [
  {
    name: 'together',
    label: 'Vizite cu toți pașii de până aici',
    isNumber: true,
    cell: ({ together }) => formatNumber(together),
  },
  {
    name: 'percent',
    label: 'Din pasul dinainte',
    isNumber: true,
    cell: ({ percent }) => (percent === null ? '' : formatPercent(percent, 1)),
  },
  {
    name: 'change',
    label: 'Schimbare',
    isNumber: true,
    cell: ({ together, togetherThen }) => changeInWords(togetherThen, together),
  },
  {
    name: 'alone',
    label: 'Toate vizitele cu acest pas',
    isNumber: true,
    cell: ({ alone }) => formatNumber(alone),
  },
];

const lastPageNames: Readonly<Record<LastPage['path'], string>> = {
  '/verificare/': 'Verificarea unei oferte sau a unui contract',
  '/verificare/pret/': 'Prețul primit de la creditor, trimis nouă',
  '/cereti-pretul/trimisa/': 'Cererea de preț trimisă creditorului, spusă nouă',
  '/process/': 'Cererea de oferte, trimisă',
};

/** @param before views of each page in the previous period */
const lastPageColumns = (before: ReadonlyMap<string, number>): readonly Column<LastPage>[] => [
  { name: 'path', label: 'Pagina', cell: ({ path }) => lastPageNames[path] },
  { ...numberColumn('pageViews', 'Afișări'), isSortable: false },
  {
    name: 'change',
    label: 'Schimbare',
    isNumber: true,
    cell: ({ path, pageViews }) => changeInWords(before.get(path) ?? 0, pageViews),
  },
];

const departureColumns: readonly Column<DepartureRow>[] = [
  { name: 'path', label: 'Pagina dinainte', cell: ({ path }) => path || 'necunoscută, fără acord' },
  {
    name: 'placement',
    label: 'Locul linkului',
    cell: ({ placement }) => placementNames[placement] ?? placement,
  },
  { ...numberColumn('departures', 'Plecări'), isSortable: false },
];

const placementNames: Readonly<Record<string, string>> = {
  '': 'nespus',
  transition: 'ultima pagină înainte de creditor',
};

function stepsOf(now: Funnel, then: Funnel): Step[] {
  const counted = [
    ['Prima pagină', 'home', 'home'],
    ['Oferte', 'homeOffers', 'offers'],
    ['Plecare la creditor', 'homeOffersDeparted', 'departed'],
    ['Conversie', 'homeOffersConverted', 'converted'],
  ] as const;
  return counted.map(([name, together, alone], index) => {
    const previous = index === 0 ? 0 : now[counted[index - 1]?.[1] ?? 'home'];
    return {
      name,
      together: now[together],
      togetherThen: then[together],
      alone: now[alone],
      percent: previous === 0 ? null : (now[together] / previous) * 100,
    };
  });
}

function Method() {
  return (
    <ul>
      <li>
        Numai vizitele celor care și-au dat acordul: la ceilalți nu se știe dacă cel care pleacă este cel care
        a venit.
      </li>
      <li>
        Ultimele pagini se numără la toți oamenii, cu sau fără acord; cine reîncarcă pagina se numără din nou.
        La verificare pagina este aceeași înainte și după răspuns: cifrele nu pleacă din ea, deci nici numărul
        lor.
      </li>
      <li>
        Pagina de dinaintea plecării este cea văzută înainte de „Mergeți la creditor”; fără acord nu se știe.
      </li>
      <li>Un pas se numără oriunde ar fi în vizită, nu neapărat în această ordine.</li>
      <li>
        Conversia este o cerere anunțată de creditor și nerespinsă. Creditorii anunță și după săptămâni, așa
        că ultimele zile mai cresc.
      </li>
    </ul>
  );
}

/**
 * Shows a share of a whole as a bar in a row of a table. Decorative: the figure is beside it. @param props.share 0 to
 * 1
 */
function ShareBar({ share }: { share: number }) {
  return (
    <svg className="share-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={share * 100} height={10} />
    </svg>
  );
}
