import type { ExchangeSide } from '#domain/rates/exchange-cost.ts';
import type { RankedBank } from '#domain/rates/rank-banks.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { formatLei } from '#domain/text/format-money.ts';
import { formatNumber } from '#domain/text/format-number.ts';
import { formatPercent } from '#domain/text/format-percent.ts';
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

/** Banks by what the exchange costs at each, the cheapest first. */
export function RankedBanks({ amount, side, banks, named }: RankedBanksProps) {
  const label = side === 'buy' ? `Cumpărați ${amount}` : `Vindeți ${amount}`;
  return (
    <DataTable label={label} caption={`${label}: băncile, după costul schimbului`}>
      <thead>
        <tr>
          <th scope="col">Banca</th>
          <NumberHead>Costul schimbului</NumberHead>
          <NumberHead>{side === 'buy' ? 'Dați' : 'Primiți'}</NumberHead>
          <BankColumns />
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
              <td className="r">
                <CostMark>{formatLei(bank.cost)}</CostMark>
              </td>
              <td className="r">{formatLei(bank.lei)}</td>
              <BankCells bank={bank} />
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}

/** Heads of the columns of BankCells. */
export function BankColumns() {
  return (
    <>
      {['Cumpără', 'Vinde', 'BNR', 'Ecart', 'Data'].map((name) => (
        <th key={name} scope="col" className="r">
          {name}
        </th>
      ))}
    </>
  );
}

/** What a bank buys and sells for, beside the reference of the same day. */
export function BankCells({ bank: { rate, reference, spreadPercent } }: { bank: RankedBank }) {
  return (
    <>
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
