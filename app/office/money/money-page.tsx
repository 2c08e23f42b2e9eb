import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { Money } from '#domain/answers/office/money.ts';
import { bani } from '#domain/base/money/bani.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import { GONE_CLICK, type MoneyGroup, moneyGroups } from '#domain/partners/conversions/money-groups.ts';
import { approvalPercent, earnedPerClick } from '#domain/partners/conversions/money-rows.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import { loadList } from '#app/office/load.ts';
import { PeriodFilters } from '#app/office/statistics/period-filters.tsx';
import { PeriodLine } from '#app/office/statistics/period-line.tsx';
import { numberColumn } from '#app/office/statistics/number-column.ts';
import { useRows } from '#app/office/statistics/use-rows.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { useFilters } from '#app/desk/use-filters.ts';
import { amountInWords } from '#domain/partners/conversions/amount-in-words.ts';
import { MoneyFigures } from './money-figures.tsx';
import { MoneyHead } from './money-head.tsx';

type Row = Money['rows'][number] & { conversions: number; perClick: number | null };

export const loader = (args: LoaderFunctionArgs) => loadList('money', args);

const groupNames: Readonly<Record<MoneyGroup, string>> = {
  oferta: 'Oferta',
  sursa: 'Sursa',
  sub1: 'sub1',
  zi: 'Ziua',
};
const groupOptions = moneyGroups.map((value) => ({ value, label: groupNames[value] }));

/** /admin/bani/ : what the clicks of a period brought, by currency and in lei. */
export function Component() {
  const answer = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const filterOf = useFilters();
  const group = moneyGroups.find((name) => name === search.get('dupa')) ?? 'oferta';
  const rows = answer.now.rows.map((row) => ({
    ...row,
    conversions: row.pending + row.approved + row.rejected,
    perClick: earnedPerClick(row),
  }));
  const before = new Map(answer.earlier.rows.map((row) => [row.name, row.leiCents]));
  const table = useRows<Row>(rows, group === 'zi' ? '-name' : '-leiCents');
  return (
    <>
      <MoneyHead documentTitle="Sume" />
      <PeriodFilters frame={answer}>
        <SelectField {...filterOf('dupa', 'oferta')} label="Pe rânduri" options={groupOptions} />
      </PeriodFilters>
      <PeriodLine frame={answer} csv="money.csv" />
      <MoneyFigures now={answer.now.total} earlier={answer.earlier.total} />
      <OfficeTable
        label="Sume"
        columns={columnsOf(group, before)}
        rowKey={({ name }) => name}
        empty="Niciun clic și nicio conversie în această perioadă."
        {...table}
      />
      <Method />
    </>
  );
}

/** @param before lei of each row in the period before */
function columnsOf(group: MoneyGroup, before: ReadonlyMap<string, number>): readonly Column<Row>[] {
  return [
    {
      name: group === 'oferta' ? 'label' : 'name',
      label: groupNames[group],
      isSortable: true,
      cell: ({ name, label }) => nameInWords(group, name, label),
    },
    numberColumn('clicks', 'Clicuri'),
    numberColumn('conversions', 'Conversii'),
    {
      name: 'approval',
      label: 'Aprobate din hotărâte',
      isNumber: true,
      cell(row) {
        const percent = approvalPercent(row);
        if (percent === null) return 'niciuna hotărâtă';
        return `${formatPercent(percent, 0)} (${formatNumber(row.approved)} din ${formatNumber(row.approved + row.rejected)})`;
      },
    },
    {
      name: 'amounts',
      label: 'Suma aprobată',
      isNumber: true,
      cell: ({ amounts }) => amounts.map(amountInWords).join(' + ') || 'nicio sumă',
    },
    {
      name: 'leiCents',
      label: 'În lei',
      isSortable: true,
      isNumber: true,
      cell: ({ leiCents, unpriced }) => leiInWords(leiCents, unpriced),
    },
    {
      name: 'before',
      label: 'Înainte',
      isNumber: true,
      cell: ({ name }) => formatLei(bani(before.get(name) ?? 0)),
    },
    {
      name: 'perClick',
      label: 'Pe clic (EPC)',
      isSortable: true,
      isNumber: true,
      cell: ({ perClick, clicks }) =>
        perClick === null ? (clicks === 0 ? 'fără clicuri' : 'lipsește cursul') : formatLei(bani(perClick)),
    },
  ];
}

function leiInWords(leiCents: number, unpriced: Row['unpriced']): string {
  const lei = formatLei(bani(leiCents));
  return unpriced.length === 0 ? lei : `${lei}, fără ${unpriced.map(amountInWords).join(' și ')}`;
}

function nameInWords(group: MoneyGroup, name: string, label: string): string {
  if (group === 'zi') return formatDate(name);
  if (name === GONE_CLICK) return 'clic șters';
  if (name === '') return 'fără';
  return group === 'sursa' && name === 'typein' ? 'acces direct' : label;
}

function Method() {
  return (
    <section className="office-section statistics-method">
      <h2>Cum numărăm</h2>
      <ul>
        <li>
          Clicurile sunt ale oamenilor, nu ale programelor, după ziua lor. O conversie stă la ziua clicului
          din care a venit; dacă clicul s-a șters între timp, la ziua primei raportări.
        </li>
        <li>Un clic poate aduce mai multe conversii, iar fiecare se numără.</li>
        <li>
          Banii sunt numai ai conversiilor aprobate. În lei trec la cursul BNR din ziua hotărârii; sâmbăta,
          duminica și de sărbători, la cel din ultima zi cu curs. Ce nu are curs este spus alături și nu intră
          în sumă.
        </li>
        <li>O sumă mai mare de 10 000 intră după ce o confirmă un administrator.</li>
        <li>Nicio cifră de aici nu schimbă ordinea ofertelor pe site.</li>
      </ul>
    </section>
  );
}
