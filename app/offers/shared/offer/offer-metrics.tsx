import { formatMoney } from '#domain/base/text/format-money.ts';
import { formatApr } from '#domain/base/text/format-percent.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import type { PricedQuote } from './offer-view.ts';
import './offer-metrics.css';

/** Returns the name of each payment. */
function paymentName({ count }: PricedQuote['instalments']): string {
  return count === 1 ? 'O singură plată' : 'Rata lunară';
}

/** Shows the cost of one offer for this amount and term, lei first. */
export function OfferMetrics({ quote }: { quote: PricedQuote }) {
  return (
    <dl className="metrics">
      <div className="metrics-total">
        <dt>Dați înapoi</dt>
        <dd>{formatMoney(quote.total)}</dd>
      </div>
      <div>
        <dt>Costul creditului</dt>
        <dd>
          <CostMark isOld={quote.evidence === 'to-confirm'}>{formatMoney(quote.cost)}</CostMark>
        </dd>
      </div>
      <div>
        <dt>{paymentName(quote.instalments)}</dt>
        <dd>{formatMoney(quote.instalments.amount)}</dd>
      </div>
      <div>
        <dt>DAE</dt>
        <dd>{formatApr(quote.aprPercent)}</dd>
      </div>
    </dl>
  );
}
