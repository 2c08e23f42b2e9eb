import type { ExchangeSide } from '#domain/tools/rates/exchange-cost.ts';
import type { RankedBank } from '#domain/tools/rates/rank-banks.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';

type RankedBanksProps = {
  /** `1 000 de euro` */
  amount: string;
  side: ExchangeSide;
  banks: readonly RankedBank[];
  /** names and addresses by slug */
  named: (slug: string) => { name: string; href: string };
};

/** Lists banks by the cost of the exchange, the cheapest first. */
export function RankedBanks({ amount, side, banks, named }: RankedBanksProps) {
  const label = side === 'buy' ? `Cumpărați ${amount}` : `Vindeți ${amount}`;
  return (
    <DataTable label={label} caption={`${label}: băncile, după costul schimbului`}>
      <thead>
        <tr>
          <th scope="col">Banca</th>
          <BankColumns cost="Costul schimbului" side={side} />
        </tr>
      </thead>
      <tbody>
        {banks.map((bank) => {
          const { name, href } = named(bank.rate.bank);
          return (
            <tr key={bank.rate.bank}>
              <th scope="row">
                <a href={href}>{name}</a>
              </th>
              <BankCells bank={bank} />
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}

/** Shows the column headings of BankCells. `cost` is the first: `Costul pentru 1 000 de euro`. */
export function BankColumns({ cost, side }: { cost: string; side: ExchangeSide }) {
  return (
    <>
      {[cost, side === 'buy' ? 'Dați' : 'Primiți', 'Cumpără', 'Vinde', 'BNR', 'Ecart', 'Data'].map((name) => (
        <NumberHead key={name}>{name}</NumberHead>
      ))}
    </>
  );
}

/** Shows the cost of the exchange at a bank, and its rate, beside the reference of the same date. */
export function BankCells({ bank: { cost, lei, rate, reference, spreadPercent } }: { bank: RankedBank }) {
  return (
    <>
      <td className="r">
        <CostMark>{formatLei(cost)}</CostMark>
      </td>
      <td className="r">{formatLei(lei)}</td>
      {[rate.buy, rate.sell, reference.value].map((value, index) => (
        <td key={['buy', 'sell', 'reference'][index]} className="r">
          {formatNumber(Number(value), 4)}
        </td>
      ))}
      <td className="r">{formatPercent(spreadPercent, 2)}</td>
      <td className="r">{formatDate(rate.day)}</td>
    </>
  );
}
