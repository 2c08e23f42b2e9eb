import { termDays } from '#domain/loan/term.ts';
import { bani } from '#domain/money/bani.ts';
import type { KnownReach } from '#domain/roads/known-reach.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { formatMoney, moneyInSentence } from '#domain/text/format-money.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import { Band } from '#app/ui/band.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { RoadsPageData } from './roads-page-data.ts';
import './reach-chart.css';

/** How far lenders are known to go, as sum against time, and where the request lies beyond them. */
export function ReachChart({ texts, reaches, asked }: NonNullable<RoadsPageData['reach']>) {
  const days = termDays(asked.term);
  const widest = Math.max(days, ...reaches.map(({ maxDays }) => maxDays));
  const highest = Math.max(asked.principal, ...reaches.map(({ max }) => max));
  const x = (at: number) => percent(at, widest);
  const y = (amount: number) => percent(amount, highest);
  const you = `Dumneavoastră: ${formatMoney(asked.principal)}, ${formatTerm(asked.term)}`;
  return (
    <Band id="ifn" title={texts.title} intro={texts.intro}>
      <figure className="reach">
        <p className="fine" aria-hidden="true">
          {formatMoney(bani(highest))}
        </p>
        <svg
          className="reach-drawing"
          role="img"
          aria-label={`${you}. ${reaches.map(reachInWords).join('. ')}.`}
        >
          {reaches.map(({ max, maxDays }, index) => (
            <rect
              key={index}
              className="reach-area"
              y={`${100 - y(max)}%`}
              width={`${x(maxDays)}%`}
              height={`${y(max)}%`}
            />
          ))}
          {reaches.map(({ max, maxDays }, index) => (
            <text key={index} x={`${x(maxDays)}%`} y={`${100 - y(max)}%`} dx="-5" dy="15" textAnchor="end">
              {index + 1}
            </text>
          ))}
          <circle className="reach-you" r="8" cx={`${x(days)}%`} cy={`${100 - y(asked.principal)}%`} />
        </svg>
        <p className="fine reach-ends" aria-hidden="true">
          <span>0</span>
          <span>{countNoun(Math.round((widest * 12) / 365), 'lună', 'luni')}</span>
        </p>
        <figcaption>
          <p className="reach-key">
            <svg aria-hidden="true">
              <circle className="reach-you" r="5" cx="50%" cy="50%" />
            </svg>
            <b>{you}</b>
          </p>
          <ol className="reach-list">
            {reaches.map((reach) => (
              <li key={reachInWords(reach)}>{reachInWords(reach)}</li>
            ))}
          </ol>
        </figcaption>
      </figure>
      {texts.note && (
        <Notice>
          <p>{texts.note}</p>
        </Notice>
      )}
    </Band>
  );
}

/** „Simplu Credit, nevoi personale: până la 25 000 de lei și 26 de luni, după un document din 2024” */
function reachInWords({ lender, product, max, maxDays, year }: KnownReach): string {
  const who = product === null ? lender : `${lender}, ${product}`;
  const months = Math.floor((maxDays * 12) / 365 + 0.05);
  const time = months < 4 ? countNoun(maxDays, 'zi', 'zile') : countNoun(months, 'lună', 'luni');
  const since = year === null ? '' : `, după un document din ${year}`;
  return `${who}: până la ${moneyInSentence(max)} și ${time}${since}`;
}

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000) / 100;
}
