import { CostBar } from '#app/ui/charts/cost-bar.tsx';
import { OfferNotes } from '#app/offers/shared/offer/offer-notes.tsx';
import type { OfferView, PricedQuote } from '#app/offers/shared/offer/offer-view.ts';
import { ReportLink } from '#app/offers/shared/report/report-link.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { datedAprCap } from '#domain/law/rules-in-words.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { isBoundByCeilings } from '#domain/offers/lenders/lender-identity.ts';
import { explainUnserved } from '#domain/offers/explain-unserved.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { OfferQuote } from '#domain/offers/offer-quote.ts';
import { workedExample } from '#domain/offers/worked-example.ts';
import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatApr } from '#domain/base/text/format-percent.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { CostDays, CostTable } from './cost-days.tsx';
import type { CostOverTime } from './cost-over-time.ts';
import { SourceLine } from './source-line.tsx';

type LenderFiguresProps = {
  /** null: unavailable on this site */
  offer: { view: OfferView; quote: OfferQuote } | null;
  request: LoanRequest;
  rulePack: RulePack | null;
  /** cost of the same amount over time; null if unknown */
  costs: CostOverTime | null;
};

/** Shows the cost of the offer for the request; without a price, the legal maximum. */
export function LenderFigures({ offer, request, rulePack, costs }: LenderFiguresProps) {
  if (!offer) return null;
  const { view, quote } = offer;
  if (quote.status === 'unserved') return <p>{explainUnserved(quote.reason)}</p>;
  if (quote.status === 'priced') return <PricedFigures {...{ view, quote, request, rulePack, costs }} />;
  if (isBoundByCeilings(view)) return <Ceiling {...{ quote, request, rulePack }} />;
  return (
    <p>
      Cereți totalul în lei, în scris.
      {view.evidence.identity === 'number-not-found' &&
        ' Fără numărul din registrele BNR nu putem spune că plafoanele legii i se aplică.'}
    </p>
  );
}

type PricedFiguresProps = Omit<LenderFiguresProps, 'offer'> & { view: OfferView; quote: PricedQuote };

function PricedFigures({ view, quote, request, rulePack, costs }: PricedFiguresProps) {
  const { total, cost, aprPercent, legalMaximum, evidence } = quote;
  const isOld = evidence === 'to-confirm';
  const law = legalMaximum && rulePack?.dailyCaps?.source;
  return (
    <>
      <p>
        {`Pe ${formatTerm(request.term)} dați înapoi `}
        <b>{formatMoney(total)}</b>
        {', din care cost '}
        <CostMark isOld={isOld}>{formatMoney(cost)}</CostMark>
        {legalMaximum && `; prin lege, cel mult ${formatMoney(legalMaximum.cost)}`}.
      </p>
      {costs && <CostDays costs={costs} />}
      <OfferNotes offer={{ ...view, conditions: [] }} quote={quote} />
      <p className="fine">
        {rulePack && <strong>{rulePack.warning}</strong>}
        {` DAE ${formatApr(aprPercent)}.`}
      </p>
      <SourceLine sources={[...(view.price ? [view.price.source] : []), ...(law ? [law] : [])]} />
      {view.price && (
        <Fold summary="Cum am calculat">
          <p>{workedExample(view, request, quote)}</p>
          {costs && <CostTable costs={costs} />}
          <p>
            <ReportLink about={{ lender: view.slug, part: 'cost' }} />
          </p>
        </Fold>
      )}
    </>
  );
}

type CeilingProps = Pick<LenderFiguresProps, 'request' | 'rulePack'> & {
  quote: Extract<OfferQuote, { status: 'unpriced' }>;
};

/** Shows the legal maximum for a non-bank lender: for an amount above the daily ceilings, the ceiling of the DAE. */
function Ceiling({ quote: { legalMaximum }, request: { principal, term }, rulePack }: CeilingProps) {
  const aprCap = rulePack?.generalAprCapPercent;
  const cap = legalMaximum ? rulePack?.dailyCaps : aprCap;
  if (!cap) return <p>Cereți totalul în lei, în scris.</p>;
  return (
    <div className="lender-ceiling">
      {legalMaximum && (
        <CostBar principal={principal} cost={null} maximum={legalMaximum.total} size="lg" decorative />
      )}
      <p>
        {legalMaximum ? (
          <>
            {`La ${moneyInSentence(principal)} pe ${formatTerm(term)}, prin lege, cel mult `}
            <b>{formatMoney(legalMaximum.cost)}</b> peste sumă.
          </>
        ) : (
          `La ${moneyInSentence(principal)} nu există plafon pe zi, dar DAE nu poate trece de ${aprCap ? datedAprCap(aprCap) : ''}.`
        )}
      </p>
      <SourceLine sources={[cap.source]} />
    </div>
  );
}
