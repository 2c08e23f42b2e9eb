import { formatMoney } from '#domain/base/text/format-money.ts';
import { formatApr } from '#domain/base/text/format-percent.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import type { PricedQuote } from './offer-view.ts';
import './offer-metrics.css';

/** Shows the cost of one offer for this amount and term, lei first. */
export function OfferMetrics({ quote }: { quote: PricedQuote }) {
  const isSingle = quote.instalments.count === 1;
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
        <dt>{isSingle ? 'O singură plată' : 'Rata lunară'}</dt>
        {/* A single payment is the total, which stands above. */}
        <dd>{isSingle ? 'la sfârșit' : formatMoney(quote.instalments.amount)}</dd>
      </div>
      <div>
        <dt>DAE</dt>
        <dd>{formatApr(quote.aprPercent)}</dd>
      </div>
    </dl>
  );
}
