import type { CheckedContract } from '#domain/tools/contract-check/check-contract.ts';
import { compareOffers } from '#domain/tools/contract-check/kept-offer.ts';
import { roundToBani } from '#domain/base/money/bani.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { formatApr } from '#domain/base/text/format-percent.ts';
import { formatLei, leiInSentence } from '#domain/base/text/format-money.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';

type TwoOffersProps = { first: CheckedContract; second: CheckedContract };

const rows: readonly { name: string; of: (offer: CheckedContract) => string }[] = [
  { name: 'Primiți', of: ({ contract }) => formatLei(contract.received) },
  { name: 'Timp de', of: ({ contract }) => countDays(contract.days) },
  { name: 'Dați înapoi', of: ({ cost }) => formatLei(cost.total) },
  { name: 'Costul', of: ({ cost }) => formatLei(cost.cost) },
  {
    name: 'În fiecare zi',
    of: ({ cost, contract }) => formatLei(roundToBani(cost.cost / contract.days)),
  },
  {
    name: 'DAE, din plăți',
    of: ({ cost }) => (cost.aprPercent === null ? 'nu se poate calcula' : formatApr(cost.aprPercent)),
  },
  {
    name: 'Cel mult, prin lege',
    of: ({ maximumCost }) => (maximumCost === null ? '–' : formatLei(maximumCost)),
  },
  { name: 'Peste lege', of: ({ over }) => (over === null ? '–' : formatLei(over)) },
];

/** Compares two offers, figure by figure, with the meaning and the limits of their difference. */
export function TwoOffers({ first, second }: TwoOffersProps) {
  const [a, b] = [
    first.contract.lender?.name ?? 'Prima ofertă',
    second.contract.lender?.name ?? 'A doua ofertă',
  ];
  return (
    <section className="two-offers" aria-labelledby="doua-oferte">
      <h3 id="doua-oferte">Cele două oferte, alături</h3>
      <p>{differenceInWords(first, second)}</p>
      <DataTable label="Cele două oferte, cifră cu cifră" className="two-offers-table">
        <thead>
          <tr>
            <th scope="col">Cifra</th>
            <NumberHead>{a}</NumberHead>
            <NumberHead>{a === b ? `${b}, a doua` : b}</NumberHead>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="r">{of(first)}</td>
              <td className="r">{of(second)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
}

function differenceInWords(first: CheckedContract, second: CheckedContract): string {
  const { cheaper, cost, isSameLoan } = compareOffers(first, second);
  if (!isSameLoan)
    return 'Sumele sau perioadele diferă, așa că diferența în lei nu spune care este mai ieftină. Uitați-vă la costul pe zi și la DAE.';
  if (cheaper === null) return 'Pentru aceeași sumă și aceeași perioadă costă la fel.';
  const which = cheaper === 'first' ? 'prima' : 'a doua';
  return `Pentru aceeași sumă și aceeași perioadă, ${which} costă cu ${leiInSentence(cost)} mai puțin.`;
}
