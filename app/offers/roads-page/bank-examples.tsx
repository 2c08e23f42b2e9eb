import type { ReactNode } from 'react';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { formatPercent, formatRate } from '#domain/base/text/format-percent.ts';
import {
  ageInWords,
  basisInWords,
  feesInWords,
  rateInWords,
} from '#app/offers/shared/roads/price-in-words.ts';
import { LinksOfBanks } from '#app/offers/shared/roads/links-of-banks.tsx';
import { rangeInWords, wholeLei } from '#app/offers/shared/roads/road-figures.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { Band } from '#app/ui/band.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import { RowTable } from '#app/ui/row-table.tsx';
import type { BankCost, RoadsPageData } from './roads-page-data.ts';
import './bank-examples.css';

/** Shows prices published by banks, for the requested amount and term, and the pages of banks without a known price. */
export function BankExamples({ texts, costs, average, ask, incomeShare }: RoadsPageData['bank']) {
  if (costs.length === 0 && ask.length === 0) return null;
  return (
    <Band id="banca" title={texts.title} intro={costs.length > 0 && texts.intro}>
      <div className="roads-stack">
        {costs.length > 0 && (
          <>
            <BankRows costs={costs} average={average} />
            <Fold summary="Dobânda, comisioanele, DAE și venitul">
              <PricesTable {...{ costs, average, incomeShare }} />
              {incomeShare && <p>{texts.income}</p>}
            </Fold>
          </>
        )}
        {ask.length > 0 && (
          <p className="small">
            {costs.length > 0 ? texts.ask : texts.none} <LinksOfBanks banks={ask} />.
          </p>
        )}
      </div>
    </Band>
  );
}

/** Shows one row per bank: the monthly payment, and the total cost. */
function BankRows({ costs, average }: Pick<RoadsPageData['bank'], 'costs' | 'average'>) {
  return (
    <RowTable label="Rata și costul, bancă cu bancă">
      <thead>
        <tr>
          <th scope="col">Banca</th>
          <th scope="col">Rata lunară</th>
          <th scope="col">Costul</th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ cost: { lender, isWhole }, prices }) => (
          <tr key={lender.id}>
            <th scope="row">
              <a href={lender.priceList ?? lender.page} rel="noopener">
                {lender.lender}
              </a>
            </th>
            <td className="know">
              {rangeOf(prices, ({ instalment }) => instalment)} pe lună
              {!isWhole && '; numai dobânda'}
            </td>
            <td>
              <CostMark isOld>{rangeOf(prices, ({ cost }) => cost)}</CostMark>
            </td>
          </tr>
        ))}
        {average && (
          <tr>
            <th scope="row">Media băncilor, {formatDate(average.average.month)}</th>
            <td className="know">{formatMoney(wholeLei(average.instalment))} pe lună</td>
            <td>
              <CostMark isOld>{formatMoney(wholeLei(average.cost))}</CostMark>
            </td>
          </tr>
        )}
      </tbody>
    </RowTable>
  );
}

function rangeOf(
  prices: BankCost['prices'],
  figure: (price: BankCost['prices'][number]['price']) => BankCost['prices'][number]['price']['cost'],
): string {
  const figures = prices.map(({ price }) => figure(price)).toSorted((a, b) => a - b);
  const [low, high] = [figures[0], figures.at(-1)];
  return low === undefined || high === undefined ? '' : rangeInWords(low, high);
}

type PricesTableProps = Pick<RoadsPageData['bank'], 'costs' | 'average' | 'incomeShare'>;

function PricesTable({ costs, average, incomeShare }: PricesTableProps) {
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
        {costs.flatMap(({ cost: { lender }, prices }) =>
          prices.map((row) => (
            <PriceRow
              key={`${lender.id} ${row.price.cost}`}
              name={lender.lender}
              loan={lender.loan}
              row={row}
              incomeShare={incomeShare}
            />
          )),
        )}
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

type PriceRowProps = {
  name: string;
  loan: string;
  row: BankCost['prices'][number];
  incomeShare: string | null;
};

function PriceRow({ name, loan, row: { price, incomeFrom }, incomeShare }: PriceRowProps) {
  const { instalment, cost, total, aprPercent, fees } = price;
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
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
      {/* The DAE of a loan is unknown without its fees. */}
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
