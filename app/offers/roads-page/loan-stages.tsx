import { formatMoney } from '#domain/base/text/format-money.ts';
import { rangeInWords } from '#app/offers/shared/roads/road-figures.ts';
import { RoadBar } from '#app/ui/charts/road-bar.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { Band } from '#app/ui/band.tsx';
import type { RoadsPageData } from './roads-page-data.ts';
import './loan-stages.css';

/** Shows the same work with smaller loans: three amounts at one bank's prices, on one scale. */
export function LoanStages({ texts, example, steps }: NonNullable<RoadsPageData['stages']>) {
  const highest = Math.max(1, ...steps.map(({ high }) => high));
  const percent = (amount: number) => Math.round((amount / highest) * 10_000) / 100;
  return (
    <Band id="etape" title={texts.title} intro={texts.intro}>
      <div className="roads-stack">
        <ul className="stages">
          {steps.map(({ principal, low, high }) => (
            <li key={principal}>
              <span>{formatMoney(principal)}</span>
              <RoadBar look="old" high={percent(high)} low={low < high ? percent(low) : null} />
              <CostMark isOld>{rangeInWords(low, high)}</CostMark>
            </li>
          ))}
        </ul>
        <p className="fine">{example}</p>
      </div>
    </Band>
  );
}
