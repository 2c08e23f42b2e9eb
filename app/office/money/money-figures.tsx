import type { ReactNode } from 'react';
import type { Money } from '#domain/answers/office/money.ts';
import { bani } from '#domain/base/money/bani.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import { approvalPercent, earnedPerClick } from '#domain/partners/conversions/money-rows.ts';
import '#app/office/statistics/key-figures.css';
import { amountInWords } from '#domain/partners/conversions/amount-in-words.ts';

type Sum = Money['total'];

/** The sums of the period, each with what it was in the period before. */
export function MoneyFigures({ now, earlier }: { now: Sum; earlier: Sum }) {
  const figures: [label: string, inWords: (sum: Sum) => string, note?: ReactNode][] = [
    ['Suma aprobată, în lei', ({ leiCents }) => formatLei(bani(leiCents)), <Amounts key="sume" sum={now} />],
    ['Pe clic (EPC)', perClickInWords],
    ['Conversii', ({ pending, approved, rejected }) => formatNumber(pending + approved + rejected)],
    ['Aprobate din hotărâte', approvalInWords],
    ['Clicuri', ({ clicks }) => formatNumber(clicks)],
  ];
  return (
    <dl className="key-figures">
      {figures.map(([label, inWords, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{inWords(now)}</b>
            {note}
            <span className="fine">înainte: {inWords(earlier)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The amounts by currency, where another one than the leu is among them, and those without a rate. */
function Amounts({ sum: { amounts, unpriced } }: { sum: Sum }) {
  return (
    <>
      {amounts.some(({ currency }) => currency !== 'RON') && (
        <span className="fine">{amounts.map(amountInWords).join(' + ')}</span>
      )}
      {unpriced.length > 0 && (
        <span className="fine">
          fără {unpriced.map(amountInWords).join(' și ')}: lipsește cursul BNR al zilei
        </span>
      )}
    </>
  );
}

function perClickInWords(sum: Sum): string {
  const perClick = earnedPerClick(sum);
  if (perClick !== null) return formatLei(bani(perClick));
  return sum.clicks === 0 ? 'fără clicuri' : 'lipsește cursul';
}

function approvalInWords(sum: Sum): string {
  const percent = approvalPercent(sum);
  if (percent === null) return 'niciuna hotărâtă';
  return `${formatPercent(percent, 0)} din ${formatNumber(sum.approved + sum.rejected)}`;
}
