import type { StatementAnswer, StatementEntry } from '#domain/answers/partners/ledger.ts';
import { bani } from '#domain/base/money/bani.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatMonth } from '#domain/partners/ledger/format-month.ts';
import { entryWords } from '#domain/partners/ledger/entry-words.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import { Filters } from '#app/desk/filters.tsx';
import { formatMoment } from '#app/desk/format-moment.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { useFilters } from '#app/desk/use-filters.ts';
import './statement-view.css';

type Props = {
  statement: StatementAnswer;
  /** address of the file of this statement, without its ending */
  file: string;
};

/** The statement of a month: its entries, the sums around them, the ends of its chain, and the files to take along. */
export function StatementView({ statement, file }: Props) {
  const { month, months, madeAt, entries, opening, closing, before, last } = statement;
  const filterOf = useFilters();
  const options = months.map((value) => ({ value, label: formatMonth(value) }));
  const download = (format: string) => `${file}.${format}?luna=${month}`;
  return (
    <section className="office-section" aria-labelledby="extras">
      <h2 id="extras">Extrasul pe {formatMonth(month)}</h2>
      <Filters label="Luna extrasului">
        <SelectField {...filterOf('luna', months[0])} label="Luna" options={options} />
      </Filters>
      <p>
        {madeAt === null
          ? 'Luna nu s-a încheiat: extrasul se face la întâi.'
          : `Încheiat și trimis la ${formatMoment(madeAt)}.`}{' '}
        La început: {inLei(opening.payable)} de plată și {inLei(opening.held)} reținuți. La sfârșit:{' '}
        {inLei(closing.payable)} de plată și {inLei(closing.held)} reținuți.
      </p>
      <OfficeTable
        label="Rândurile lunii"
        columns={columns}
        rows={entries}
        rowKey={({ number }) => number}
        empty="Niciun rând în luna aceasta."
      />
      <p className="office-actions">
        <a href={download('txt')} download>
          Extrasul ca text, de verificat
        </a>
        <a href={download('csv')} download>
          Tabelul (CSV)
        </a>
        <a href="/verificare-extras/">Cum se verifică</a>
      </p>
      <dl className="statement-ends">
        <dt>Amprenta dinaintea lunii</dt>
        <dd>{before}</dd>
        <dt>Ultima amprentă</dt>
        <dd>{last}</dd>
      </dl>
    </section>
  );
}

const inLei = (sum: number) => formatLei(bani(sum));

const columns: readonly Column<StatementEntry>[] = [
  { name: 'number', label: 'Nr.', cell: ({ number }) => number },
  { name: 'at', label: 'Când', cell: ({ at }) => formatMoment(at) },
  { name: 'kind', label: 'Ce este', cell: ({ kind }) => entryWords[kind] },
  {
    name: 'about',
    label: 'Despre',
    isSentence: true,
    cell: ({ kind, subject, offer, reason }) => (
      <span>{kind === 'paid' ? `extrasul pe ${formatMonth(subject)}` : (reason ?? offer ?? subject)}</span>
    ),
  },
  { name: 'bani', label: 'Suma', isNumber: true, cell: ({ bani: sum }) => inLei(sum) },
  { name: 'payableFrom', label: 'De plată din', cell: ({ payableFrom }) => formatDate(payableFrom) },
];
