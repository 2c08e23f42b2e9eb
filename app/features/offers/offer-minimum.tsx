import { memo } from 'react';
import { offerMinimum } from '#domain/offers/offer-minimum.ts';
import type { Bani } from '#domain/money/bani.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { formatMoney, moneyInSentence } from '#domain/text/format-money.ts';
import { barMarks } from '#app/shared/charts/bar-marks.ts';
import { CHART_HEIGHT, CHART_WIDTH } from '#app/shared/charts/chart-mark.ts';
import type { OfferView } from '#app/shared/offer/offer-view.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { Fold } from '#app/ui/fold.tsx';
import '#app/shared/charts/chart-frame.css';
import './offer-minimum.css';

type OfferMinimumProps = {
  offer: Pick<OfferView, 'evidence' | 'detailsHref'>;
  principal: Bani;
  /** its price has to be confirmed with the lender */
  isOld: boolean;
};

/** Of a line of credit, what paying only the minimum does: how long, how much, and what of each payment lessens the debt. */
export const OfferMinimum = memo(function OfferMinimum({ offer, principal, isOld }: OfferMinimumProps) {
  const { evidence, detailsHref } = offer;
  const minimum = offerMinimum(evidence.products, principal);
  if (!minimum) return null;
  const { drawn, plan } = minimum;
  const last = plan ? countNoun(plan.payments.length, 'lună', 'luni') : 'datoria nu scade niciodată';
  return (
    <Fold
      look="why"
      summary={`Dacă plătiți numai minimul: ${last}${plan ? `, ${formatMoney(plan.total)} în total` : ''}`}
    >
      <div className="offer-minimum">
        <p>
          {`Trageți ${moneyInSentence(drawn)}${isOld ? ', la prețul vechi de mai sus,' : ''} și nu mai luați nimic. `}
          {plan ? (
            <>
              {`Din prima plată, ${moneyInSentence(plan.payments[0].paid)}, datoria scade cu ${moneyInSentence(plan.payments[0].repaid)}; restul este dobândă. Până la capăt costul este `}
              <CostMark isOld={isOld}>{formatMoney(plan.cost)}</CostMark>.
            </>
          ) : (
            'Plata minimă nu acoperă nici dobânda lunii.'
          )}
        </p>
        {plan && (
          <svg
            className={isOld ? 'chart-drawing chart-old' : 'chart-drawing'}
            viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {barMarks(
              plan.payments.map(({ repaid, interest }) => [repaid, interest]),
              ['amount', 'cost'],
            ).map(({ look, path }) => (
              <path key={look} className={`chart-${look}`} d={path} />
            ))}
          </svg>
        )}
        {plan && (
          <p className="fine chart-ends" aria-hidden="true">
            <span>luna 1</span>
            <span>jos: scade datoria · sus: dobânda</span>
            <span>{`luna ${plan.payments.length}`}</span>
          </p>
        )}
        {detailsHref && <a href={`${detailsHref}#minim`}>Regula, sursa și fiecare lună</a>}
      </div>
    </Fold>
  );
});
