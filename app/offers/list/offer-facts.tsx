import type { ReactNode } from 'react';
import { offerMinimum } from '#domain/offers/offer-minimum.ts';
import { countMonths } from '#domain/base/text/count-time.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { formatApr } from '#domain/base/text/format-percent.ts';
import type { PricedItem } from './offer-list.ts';
import './offer-facts.css';

type OfferFactsProps = Pick<PricedItem, 'offer' | 'quote' | 'request'> & {
  /** the cost, if it is shown nowhere else */
  cost?: ReactNode;
};

/** Shows the facts behind a decision, each with its name: other costs, what to know, when the money arrives. */
export function OfferFacts({ offer, quote, request, cost }: OfferFactsProps) {
  const { conditions, freeDaysNote, arrival } = offer;
  const facts: [string, ReactNode][] = [
    ['Cost', cost],
    ['Dacă plătiți', (quote.other && otherWay(quote.other)) ?? minimumOnly({ offer, request })],
    ['De știut', conditions[0]],
    ['Primele zile', freeDaysNote],
    ['Banii', arrival],
    ['Întâi', quote.evidence === 'to-confirm' && 'întrebați cât cere azi'],
  ];
  return (
    <dl className="offer-facts">
      {facts.map(
        ([name, value]) =>
          Boolean(value) && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function otherWay({ instalments, total, aprPercent }: NonNullable<PricedItem['quote']['other']>) {
  return (
    <>
      {instalments.count === 1
        ? 'tot la sfârșit'
        : `în ${countNoun(instalments.count, 'plată lunară', 'plăți lunare')} egale`}
      : <b>{formatMoney(total)}</b>, DAE {formatApr(aprPercent)}
    </>
  );
}

/** Describes the cost of paying only the minimum of a line of credit. */
function minimumOnly({ offer: { evidence }, request }: Pick<PricedItem, 'offer' | 'request'>) {
  const minimum = offerMinimum(evidence.products, request.principal);
  if (!minimum) return null;
  const { plan } = minimum;
  if (plan === null) return 'numai minimul: datoria nu scade niciodată';
  return (
    <>
      numai minimul: <b>{formatMoney(plan.total)}</b>, în {countMonths(plan.payments.length)}
    </>
  );
}
