import { cardName } from '#domain/pages/share-card.ts';
import { LenderPage } from '#app/features/lender/lender-page.tsx';
import { SourceLine } from '#app/features/lender/source-line.tsx';
import { ReportLink } from '#app/shared/report/report-link.tsx';
import { LegalCeiling } from '#app/shared/offer/legal-ceiling.tsx';
import { OfferMetrics } from '#app/shared/offer/offer-metrics.tsx';
import { OfferNotes } from '#app/shared/offer/offer-notes.tsx';
import type { PricedQuote } from '#app/shared/offer/offer-view.ts';
import { isBoundByCeilings } from '#domain/lenders/lender-identity.ts';
import { explainUnserved } from '#domain/offers/explain-unserved.ts';
import { workedExample } from '#domain/offers/worked-example.ts';
import { formatMoney } from '#domain/text/format-money.ts';
import { Fold } from '#app/ui/fold.tsx';
import { CostBarKey } from '#app/shared/charts/cost-bar-key.tsx';
import { CostBar } from '#app/shared/charts/cost-bar.tsx';
import type { LenderData } from './lender.data.ts';

/** /credit-nevoi-personale/:slug/ */
export function LenderRoute({ data }: { data: LenderData }) {
  const { page, shareCard } = data;
  return (
    <LenderPage data={page} picture={cardName(page.path, shareCard)} figures={<LenderFigures {...data} />} />
  );
}

type LenderFiguresProps = Pick<LenderData, 'offer' | 'request' | 'rulePack'>;

/** What the offer costs for the request; without a sourced price, the most the law allows. */
export function LenderFigures({ offer, request, rulePack }: LenderFiguresProps) {
  if (!offer) return null;
  const { view, quote } = offer;
  if (quote.status === 'unserved') return <p className="lede">{explainUnserved(quote.reason)}</p>;
  if (quote.status === 'unpriced') {
    if (!isBoundByCeilings(view)) {
      return (
        <p>
          Nu avem un preț al acestui creditor pentru suma și perioada alese. Cereți-l în scris înainte de a
          semna.
          {view.evidence.identity === 'number-not-found' &&
            ' Numărul lui de registru nu l-am găsit, așa că nu afirmăm nici plafonul legal.'}
        </p>
      );
    }
    return (
      <>
        <p>
          Nu avem un preț al acestui creditor pentru suma și perioada alese. Bara arată doar cât permite
          legea; prețul lui îl cereți înainte de a semna.
        </p>
        <LegalCeiling request={request} rulePack={rulePack} />
      </>
    );
  }
  return <PricedFigures offer={{ view, quote }} request={request} rulePack={rulePack} />;
}

type PricedFiguresProps = Omit<LenderFiguresProps, 'offer'> & {
  offer: { view: NonNullable<LenderData['offer']>['view']; quote: PricedQuote };
};

function PricedFigures({ offer: { view, quote }, request, rulePack }: PricedFiguresProps) {
  const { principal } = request;
  const { cost, legalMaximum } = quote;
  const isOld = quote.evidence === 'to-confirm';
  const law = legalMaximum && rulePack?.dailyCaps?.source;
  return (
    <>
      <OfferMetrics quote={quote} />
      {legalMaximum && (
        <div className="lender-bar-group">
          <CostBar
            {...{ principal, cost, isOld }}
            maximum={legalMaximum.total}
            size="lg"
            endLabel={`maximul legal: ${formatMoney(legalMaximum.total)}`}
          />
          <CostBarKey figures={{ principal, cost, maximum: legalMaximum.total }} isOld={isOld} />
        </div>
      )}
      <OfferNotes offer={{ ...view, conditions: [], freeDaysNote: null }} quote={quote} />
      {view.price && isOld && (
        <Fold summary="Cum am calculat" look="why">
          <p>{workedExample(view, request, quote)}</p>
        </Fold>
      )}
      {view.price && (
        <div>
          {!isOld && <p className="fine">{workedExample(view, request, quote)}</p>}
          <SourceLine
            label="Preț"
            sources={[view.price.source]}
            after={<ReportLink about={{ lender: view.slug, part: 'cost' }} />}
          />
          {law && <SourceLine label="Maximul" sources={[law]} />}
        </div>
      )}
    </>
  );
}
