import type { ReactNode } from 'react';
import { formatDate } from '#domain/text/format-date.ts';
import { formatMoney } from '#domain/text/format-money.ts';
import { formatPercent, formatRate } from '#domain/text/format-percent.ts';
import { ageInWords, basisInWords, feesInWords, rateInWords } from '#app/shared/roads/price-in-words.ts';
import { wholeLei } from '#app/shared/roads/road-figures.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { Band } from '#app/ui/band.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import { Sources } from '#app/ui/sources.tsx';
import type { BankRow, RoadsPageData } from './roads-page-data.ts';
import './bank-examples.css';

/** What banks have published, at the sum and term that are asked, and the pages of those whose price nobody has. */
export function BankExamples({ texts, rows, average, ask, incomeShare }: RoadsPageData['bank']) {
  if (rows.length === 0 && ask.length === 0) return null;
  return (
    <Band id="banca" title={texts.title} intro={rows.length > 0 ? texts.intro : texts.none}>
      <div className="roads-stack">
        {rows.length > 0 && <PricesTable {...{ rows, average, incomeShare }} />}
        {incomeShare && rows.length > 0 && <p className="fine">{texts.income}</p>}
        {ask.length > 0 && (
          <p>
            {texts.ask}{' '}
            {ask.map(({ id, lender, page, priceList }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <a href={priceList ?? page} rel="noopener">
                  {lender}
                </a>
              </span>
            ))}
            .
          </p>
        )}
        <p className="fine">
          <Sources
            sources={[...rows.map(({ price }) => price.source), ...(average ? [average.average.source] : [])]}
          />
        </p>
      </div>
    </Band>
  );
}

type PricesTableProps = Pick<RoadsPageData['bank'], 'rows' | 'average' | 'incomeShare'>;

function PricesTable({ rows, average, incomeShare }: PricesTableProps) {
  return (
    <DataTable label="Prețurile băncilor, la suma și perioada dumneavoastră" className="pay">
      <thead>
        <tr>
          <th scope="col">Prețul</th>
          <NumberHead>Plătiți lunar</NumberHead>
          <NumberHead>Costul</NumberHead>
          <NumberHead>Dați înapoi</NumberHead>
          <NumberHead>DAE</NumberHead>
          {incomeShare && <NumberHead>{`Venit net la ${incomeShare}`}</NumberHead>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PriceRow key={`${row.lender} ${row.price.cost}`} row={row} incomeShare={incomeShare} />
        ))}
        {average && (
          <tr>
            <th scope="row">
              <b>Media băncilor, {formatDate(average.average.month)}</b>
              <span className="pay-details">
                DAE {formatRate(average.average.percentAYear)}, comisioanele incluse
              </span>
            </th>
            <Figure name="lunar">{formatMoney(wholeLei(average.instalment))}</Figure>
            <Figure name="costul">{formatMoney(wholeLei(average.cost))}</Figure>
            <Figure name="dați înapoi">{formatMoney(wholeLei(average.total))}</Figure>
            <Figure name="DAE">{formatRate(average.average.percentAYear)}</Figure>
            {incomeShare && <Figure name={`venit net la ${incomeShare}`} />}
          </tr>
        )}
      </tbody>
    </DataTable>
  );
}

function PriceRow({ row, incomeShare }: { row: BankRow; incomeShare: string | null }) {
  const { lender, loan, price, incomeFrom } = row;
  const { instalment, cost, total, aprPercent, fees } = price;
  return (
    <tr>
      <th scope="row">
        <b>{lender}</b>
        <span className="pay-details">
          {[loan, price.asks, ageInWords(price)].filter(Boolean).join(' · ')}
        </span>
        <span className="pay-details">
          {[rateInWords(price.rate), feesInWords(price), basisInWords(price)].join('; ')}
        </span>
      </th>
      <Figure name="lunar">
        <b>{formatMoney(instalment)}</b>
      </Figure>
      <Figure name="costul">
        <CostMark isOld>{formatMoney(wholeLei(cost))}</CostMark>
      </Figure>
      <Figure name="dați înapoi">{formatMoney(wholeLei(total))}</Figure>
      {/* Without its fees a loan has no DAE. */}
      <Figure name="DAE">
        {aprPercent === null || fees === 'unknown' ? '' : formatPercent(aprPercent, 2)}
      </Figure>
      {incomeShare && (
        <Figure name={`venit net la ${incomeShare}`}>
          {incomeFrom === null ? '' : formatMoney(incomeFrom)}
        </Figure>
      )}
    </tr>
  );
}

function Figure({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <td className="r" data-label={name}>
      {children}
    </td>
  );
}
