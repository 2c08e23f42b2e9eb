import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { CostBar } from '#app/ui/charts/cost-bar.tsx';
import { costAsAsked, type ComparedOffer } from './compared-costs.ts';
import './compare-bars.css';

type CompareBarsProps = { items: readonly ComparedOffer[]; request: LoanRequest };

/** Shows the total repaid for each offer, paid as requested, as bars on one scale. */
export function CompareBars({ items, request: { principal } }: CompareBarsProps) {
  const drawn = items.flatMap(({ offer, quote }) => {
    const paid = costAsAsked({ offer, quote });
    return paid === null || quote.status !== 'priced' ? [] : [{ offer, quote, paid }];
  });
  const most = drawn.map(({ quote, paid }) => quote.legalMaximum?.total ?? paid.total);
  const scale = most.toSorted((a, b) => b - a)[0] ?? null;
  if (drawn.length === 0) return null;
  return (
    <div className="compare-bars">
      {drawn.map(({ offer, quote, paid }) => (
        <div key={offer.id}>
          <p>
            <span>
              <b>{offer.header}</b>
              {offer.priceTag && `, ${offer.priceTag}`}
            </span>
            <b>{formatMoney(paid.total)}</b>
          </p>
          <CostBar
            principal={principal}
            cost={paid.cost}
            isOld={quote.evidence === 'to-confirm'}
            maximum={quote.legalMaximum?.total ?? null}
            scale={scale}
            size="lg"
            decorative
          />
        </div>
      ))}
    </div>
  );
}
