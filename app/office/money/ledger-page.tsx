import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { LedgerAnswer, LedgerPartner } from '#domain/answers/office/ledger.ts';
import { bani } from '#domain/base/money/bani.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatMonth } from '#domain/partners/ledger/format-month.ts';
import { Notice } from '#app/ui/notice.tsx';
import { load } from '#app/office/load.ts';
import { ChangeCard } from '#app/office/ui/change-card.tsx';
import { formatMoment } from '#app/desk/format-moment.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { MoneyHead } from './money-head.tsx';

export const loader = (args: LoaderFunctionArgs) => load('ledger', args);

/** /admin/plati/ : the sums owed to each partner, last night's recount, and adjustments and payouts by two people. */
export function Component() {
  const { partners, recount, payouts, adjustments } = useLoaderData<typeof loader>();
  return (
    <>
      <MoneyHead documentTitle="Parteneri" />
      <Recount recount={recount} />
      <OfficeTable
        label="Ce avem de dat partenerilor"
        columns={columns}
        rows={partners}
        rowKey={({ id }) => id}
        empty="Niciun partener cu termeni încă."
      />
      <Payouts payouts={payouts} />
      <Adjustments adjustments={adjustments} />
    </>
  );
}

const inLei = (sum: number) => formatLei(bani(sum));

const columns: readonly Column<LedgerPartner>[] = [
  { name: 'name', label: 'Partenerul', cell: ({ id, name }) => <Link to={`/plati/${id}/`}>{name}</Link> },
  { name: 'payable', label: 'De plată', isNumber: true, cell: ({ payable }) => inLei(payable) },
  { name: 'held', label: 'Reținut', isNumber: true, cell: ({ held }) => inLei(held) },
  { name: 'paid', label: 'Plătit', isNumber: true, cell: ({ paid }) => inLei(paid) },
  {
    name: 'due',
    label: 'După ultimul extras',
    isSentence: true,
    cell: (row) => <span>{dueInWords(row)}</span>,
  },
];

function dueInWords({ due, threshold }: LedgerPartner): string {
  if (due === null) return 'încă niciun extras';
  if (due <= 0) return 'nimic de plătit';
  return due < threshold ? `${inLei(due)}, sub pragul de ${inLei(threshold)}` : `se plătesc ${inLei(due)}`;
}

/** What the last night's recount found. */
function Recount({ recount }: Pick<LedgerAnswer, 'recount'>) {
  if (recount === null)
    return <p>În fiecare noapte refacem registrul din raportări și termeni. Încă nu a fost nicio noapte.</p>;
  const { at, entries, differences } = recount;
  if (differences.length === 0) {
    return (
      <p>
        Refăcut din raportări și termeni la {formatMoment(at)}: {countNoun(entries, 'rând', 'rânduri')}, nicio
        nepotrivire.
      </p>
    );
  }
  return (
    <Notice>
      <h2>
        La refacerea din {formatMoment(at)} nu se potrivesc{' '}
        {countNoun(differences.length, 'lucru', 'lucruri')}
      </h2>
      <ul>
        {differences.map(({ partner, words }) => (
          <li key={`${partner} ${words}`}>
            {partner}. {words}
          </li>
        ))}
      </ul>
      <p>Nu am schimbat nimic. Căutați motivul; dacă suma e greșită, propuneți o ajustare.</p>
    </Notice>
  );
}

function Payouts({ payouts }: Pick<LedgerAnswer, 'payouts'>) {
  if (payouts.length === 0) return null;
  return (
    <section className="office-section" aria-labelledby="plati">
      <h2 id="plati">Plăți</h2>
      {payouts.some(({ status }) => status === 'waiting') && (
        <p>
          <a href="/api/admin/payouts.csv" download>
            Plățile pregătite, pentru bancă (CSV)
          </a>
          . După ce banca le-a făcut, alt coleg le aprobă: aprobat înseamnă plătit.
        </p>
      )}
      {payouts.map((change) => (
        <ChangeCard
          key={change.id}
          change={change}
          title={`${change.partner}: ${inLei(change.bani)}, extrasul pe ${formatMonth(change.month)}`}
          path="payouts"
          statusWords={{ public: 'plătită' }}
          isDecided
        >
          <p>
            Factura {change.invoice}, în contul {change.iban}.
          </p>
        </ChangeCard>
      ))}
    </section>
  );
}

function Adjustments({ adjustments }: Pick<LedgerAnswer, 'adjustments'>) {
  if (adjustments.length === 0) return null;
  return (
    <section className="office-section" aria-labelledby="ajustari">
      <h2 id="ajustari">Ajustări</h2>
      {adjustments.map((change) => (
        <ChangeCard
          key={change.id}
          change={change}
          title={`${change.partner}: ${change.bani > 0 ? '+' : ''}${inLei(change.bani)}`}
          path="ledger-adjustments"
          statusWords={{ public: 'scrisă în registru' }}
          isDecided
        />
      ))}
    </section>
  );
}
