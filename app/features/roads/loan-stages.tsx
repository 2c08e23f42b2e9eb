import { bani } from '#domain/money/bani.ts';
import { formatMoney, moneyInSentence } from '#domain/text/format-money.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { Band } from '#app/ui/band.tsx';
import type { RoadsPageData } from './roads-page-data.ts';
import '#app/shared/evidence/evidence-mark.css';
import './loan-stages.css';

/** The same work with less borrowed: three sums at one rate, on one scale. */
export function LoanStages({ texts, example, steps }: NonNullable<RoadsPageData['stages']>) {
  const longest = Math.max(1, ...steps.map(({ principal, cost }) => principal + cost));
  const percent = (amount: number) => Math.round((amount / longest) * 10_000) / 100;
  return (
    <Band id="etape" title={texts.title} intro={texts.intro}>
      <div className="roads-stack">
        <ul className="stages">
          {steps.map(({ name, principal, cost }) => (
            <li key={name}>
              <p>
                <b>{name}</b>: împrumutați {moneyInSentence(principal)}
              </p>
              <p className="stage-cost">
                <CostMark isOld>{formatMoney(bani(Math.round(cost / 100) * 100))}</CostMark> cost
              </p>
              <svg className="stage-bar" aria-hidden="true">
                <rect className="stage-sum" width={`${percent(principal)}%`} height="100%" />
                <rect
                  className="ev-old"
                  x={`${percent(principal)}%`}
                  width={`${percent(cost)}%`}
                  height="100%"
                />
              </svg>
            </li>
          ))}
        </ul>
        <p className="fine">{`Calculul nostru: ${example}, cu comisioanele lui.`}</p>
      </div>
    </Band>
  );
}
