import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ConversionAnswer } from '#domain/answers/office/money.ts';
import { bani } from '#domain/base/money/bani.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { Facts } from '#app/ui/facts.tsx';
import { load } from '#app/office/load.ts';
import { formatMoment } from '#app/desk/format-moment.ts';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { amountInWords } from '#domain/partners/conversions/amount-in-words.ts';
import { conversionWords } from '#domain/partners/conversions/conversion-words.ts';
import { MoneyHead } from './money-head.tsx';
import { reportInWords } from './report-in-words.ts';

export const loader = (args: LoaderFunctionArgs) => load('conversions/:id', args);

type Change = ConversionAnswer['changes'][number];

/** /admin/bani/conversii/:id/ : the way of one conversion, from the click to the amount. */
export function Component() {
  const one = useLoaderData<typeof loader>();
  return (
    <>
      <MoneyHead documentTitle={one.transactionId} />
      <p>
        <Link to="/bani/conversii/">Toate conversiile</Link>
      </p>
      <section className="office-section">
        <h2>Tranzacția {one.transactionId}</h2>
        <Facts
          facts={[
            { name: 'Creditor', value: one.partner },
            { name: 'Oferta', value: one.offer },
            { name: 'Stare', value: conversionWords[one.status] },
            { name: 'Suma', value: one.payout ? amountInWords(one.payout) : 'nespusă' },
            { name: 'În lei', value: leiInWords(one) },
          ]}
        />
      </section>
      <section className="office-section">
        <h2>Clicul</h2>
        <p className="office-narrow">
          {clickInWords(one)} <span className="fine">Numărul lui: {one.clickId}</span>{' '}
          {one.click?.providerId && (
            <Link to={`/bani/clicuri/${one.clickId}/`}>Drumul clicului adus de {one.click.providerId}</Link>
          )}
        </p>
      </section>
      <section className="office-section">
        <h2>Ce a raportat creditorul</h2>
        <OfficeTable
          label="Raportări"
          columns={columns}
          rows={one.changes}
          rowKey={({ id }) => id}
          empty="Nicio raportare."
        />
      </section>
    </>
  );
}

const columns: readonly Column<Change>[] = [
  { name: 'receivedAt', label: 'Când', cell: ({ receivedAt }) => formatMoment(receivedAt) },
  { name: 'status', label: 'Stare', cell: ({ status }) => conversionWords[status] },
  {
    name: 'payout',
    label: 'Suma',
    isNumber: true,
    cell: ({ payout, isConfirmed }) =>
      payout ? `${amountInWords(payout)}${isConfirmed ? ', confirmată' : ''}` : 'nespusă',
  },
  {
    name: 'raw',
    label: 'Raportarea',
    isSentence: true,
    cell: ({ raw }) => (raw === null ? 'nu s-a păstrat' : <span>{reportInWords(raw)}</span>),
  },
];

function clickInWords({ click }: ConversionAnswer): string {
  if (!click) return 'Clicul s-a șters odată cu vizitele din luna lui.';
  const labels = [
    click.source === null ? 'fără sursă' : `sursa ${click.source}`,
    click.sub1 === null ? 'fără sub1' : `sub1 ${click.sub1}`,
  ].join(', ');
  const page = click.page === '' ? 'o pagină necunoscută' : click.page;
  const bot = click.isBot ? ' Pare făcut de un program: nu intră între clicurile numărate.' : '';
  return `Din ${formatMoment(click.createdAt)}, de pe ${page}; ${labels}.${bot}`;
}

function leiInWords({ status, payout, lei }: ConversionAnswer): string {
  if (status !== 'approved') return 'numai după aprobare';
  if (!payout) return 'nicio sumă';
  if (!lei) return 'lipsește cursul BNR al zilei';
  const amount = formatLei(bani(lei.cents));
  return lei.rate === '1'
    ? amount
    : `${amount}, la cursul ${lei.rate.replace('.', ',')} din ${formatDate(lei.day)}`;
}
