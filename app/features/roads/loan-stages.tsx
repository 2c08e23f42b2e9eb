import { moneyInSentence } from '#domain/text/format-money.ts';
import { rangeInWords } from '#app/shared/roads/road-figures.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { Band } from '#app/ui/band.tsx';
import type { RoadsPageData } from './roads-page-data.ts';
import '#app/shared/evidence/evidence-mark.css';
import './loan-stages.css';

/** The same work with less borrowed: three sums at one rate, on one scale. */
export function LoanStages({ texts, example, steps }: NonNullable<RoadsPageData['stages']>) {
  const longest = Math.max(1, ...steps.map(({ principal, high }) => principal + high));
  const percent = (amount: number) => Math.round((amount / longest) * 10_000) / 100;
  return (
    <Band id="etape" title={texts.title} intro={texts.intro}>
      <div className="roads-stack">
        <ul className="stages">
          {steps.map(({ name, principal, low, high }) => (
            <li key={name}>
              <p>
                <b>{name}</b>: împrumutați {moneyInSentence(principal)}
              </p>
              <p className="stage-cost">
                <CostMark isOld>{rangeInWords(low, high)}</CostMark> cost
              </p>
              <svg className="stage-bar" aria-hidden="true">
                <rect className="stage-sum" width={`${percent(principal)}%`} height="100%" />
                <rect
                  className="ev-old"
                  x={`${percent(principal)}%`}
                  width={`${percent(high)}%`}
                  height="100%"
                />
              </svg>
            </li>
          ))}
        </ul>
        <p className="fine">{`Calculul nostru: ${example}.`}</p>
      </div>
    </Band>
  );
}
