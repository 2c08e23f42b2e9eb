import type { RatesPageTexts } from '#domain/texts/schemas/rates-page-schema.ts';
import type { ExchangeSide } from '#domain/tools/rates/exchange-cost.ts';
import type { RankedBank } from '#domain/tools/rates/rank-banks.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { Band } from '#app/ui/band.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { BANK_RATES } from './bank-rates-page.tsx';
import type { QuotedCurrency } from './converter-data.ts';
import { ExchangeForm } from './exchange-form.tsx';
import { BankCells, BankColumns } from './ranked-banks.tsx';
import { Questions } from './questions.tsx';
import { ReferenceBand } from './reference-band.tsx';
import './rates-page.css';

export type BankPageData = {
  name: string;
  heading: string;
  slug: string;
  description: string;
  /** sentence about the bank's former names; null without any */
  former: string | null;
  texts: Pick<RatesPageTexts['banks'], 'method' | 'noneOfBank' | 'questionsTitle' | 'questions'>;
  reference: string;
  late: { day: string; today: string } | null;
  typed: string;
  error: string | undefined;
  side: ExchangeSide;
  /** `1 000` */
  amount: string;
  rows: RankedBank[];
  currencies: QuotedCurrency[];
  /** false without any rate of this bank: such a page is of no use in search results */
  isListed: boolean;
};

/** Shows one bank: its buying and selling rates, the cost of an exchange there, and the reference rates. */
export function BankPage({ data }: { data: BankPageData }) {
  const { name, slug, texts, rows } = data;
  return (
    <>
      <PageHead
        title={data.heading}
        description={data.description}
        hasErrors={data.error !== undefined}
        isListed={data.isListed}
      />
      <div className="wrap">
        <Breadcrumbs items={[{ href: '/curs-valutar-banci/', label: BANK_RATES }]} current={name} />
        <div className="rates-head">
          <h1>{data.heading}</h1>
          {data.former && <p>{data.former}</p>}
          {data.isListed && (
            <p>
              <a href={`/convertor-valutar/${slug}/`}>Convertor valutar pentru această bancă</a>
            </p>
          )}
        </div>
      </div>
      <Band id="curs" title="Cumpără și vinde" intro={rows.length > 0 ? texts.method : undefined}>
        <div className="rates-matter">
          {rows.length > 0 ? (
            <>
              <ExchangeForm
                action={`/curs-valutar-banci/${slug}/`}
                typed={data.typed}
                error={data.error}
                side={data.side}
              />
              {data.error === undefined && <BankTable data={data} />}
            </>
          ) : (
            <p>{texts.noneOfBank}</p>
          )}
        </div>
      </Band>
      <ReferenceBand {...data} />
      <Questions title={texts.questionsTitle} questions={texts.questions} />
    </>
  );
}

function BankTable({ data: { name, rows, side, amount } }: { data: BankPageData }) {
  return (
    <DataTable label={`Cursurile ${name}`}>
      <thead>
        <tr>
          <th scope="col">Valuta</th>
          <BankColumns cost={`Costul pentru ${amount}`} side={side} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.rate.currency}>
            <th scope="row">
              {formatNumber(row.rate.multiplier)}&nbsp;{row.rate.currency}
            </th>
            <BankCells bank={row} />
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
