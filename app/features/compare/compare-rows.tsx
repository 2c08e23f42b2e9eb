import type { ReactNode } from 'react';
import { explainUnserved } from '#domain/offers/explain-unserved.ts';
import type { QuotedOffer } from '#domain/offers/arrange-offers.ts';
import { comparedPrices, currentPrices, FEWEST_COMPARED } from '#domain/offers/compared-prices.ts';
import { isPaidAsAsked } from '#domain/offers/repayment-profile.ts';
import { explainRepayment } from '#domain/offers/explain-repayment.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { paymentsInWords, workedExample } from '#domain/offers/worked-example.ts';
import { bani } from '#domain/money/bani.ts';
import { formatMoney } from '#domain/text/format-money.ts';
import { formatApr } from '#domain/text/format-percent.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { OfferBar } from '#app/shared/offer/offer-bar.tsx';
import type { OfferView, PricedQuote } from '#app/shared/offer/offer-view.ts';

export type ComparedOffer = QuotedOffer<OfferView>;

export type CompareRow = {
  label: string;
  cell: (item: ComparedOffer) => ReactNode;
  /** what differs, or what to look at */
  note: ReactNode;
  /** sentences: on a phone one below the other, each under the name of its offer */
  isProse?: true;
};

const missing = <span className="muted">nu am găsit</span>;

/** The lines of a comparison for one amount and term. */
export function compareRows(items: readonly ComparedOffer[], request: LoanRequest): CompareRow[] {
  return [
    {
      label: 'Bara costului',
      cell: ({ quote }) =>
        quote.status !== 'unserved' && quote.legalMaximum ? (
          <OfferBar quote={quote} request={request} size="sm" />
        ) : (
          <span className="muted">–</span>
        ),
      note: 'Aceeași scară: capătul din dreapta este maximul legal.',
    },
    {
      label: 'Dați înapoi',
      cell: (item) => <Total {...item} />,
      note: <Difference items={items} />,
    },
    {
      label: 'Costul creditului',
      cell: priced(({ cost, evidence }) => (
        <CostMark isOld={evidence === 'to-confirm'}>{formatMoney(cost)}</CostMark>
      )),
      note: 'Dacă plătiți la timp, fără alte costuri.',
    },
    {
      label: 'Cum plătiți',
      cell: priced((quote) => {
        const note = explainRepayment(quote);
        return (
          <>
            {paymentsInWords(quote.instalments)}
            {note && <span className="fine">. {note}</span>}
          </>
        );
      }),
      note: 'Calculul nostru, din prețul creditorului.',
      isProse: true,
    },
    {
      label: 'DAE',
      cell: priced(({ aprPercent }) => formatApr(aprPercent)),
      note: 'Costul, exprimat ca procent pe an.',
    },
    {
      label: 'Exemplu',
      cell: ({ offer, quote }) =>
        quote.status === 'priced' ? workedExample(offer, request, quote) : <span className="muted">–</span>,
      note: 'Cu suma și perioada dumneavoastră.',
      isProse: true,
    },
    {
      label: 'Maximul legal',
      cell: ({ quote }) =>
        quote.status !== 'unserved' && quote.legalMaximum ? (
          formatMoney(quote.legalMaximum.total)
        ) : (
          <span className="muted">nu știm dacă i se aplică</span>
        ),
      note: 'Numai pentru un IFN al cărui număr de registru îl cunoaștem.',
    },
    {
      label: 'Zile cu 0%',
      cell: ({ offer }) => offer.freeDaysNote ?? missing,
      note: '0% are mereu un termen și o condiție.',
      isProse: true,
    },
    {
      label: 'De știut',
      cell: ({ offer }) => offer.conditions[0] ?? missing,
      note: 'Citiți-o înainte de a semna.',
      isProse: true,
    },
    { label: 'Sume și perioade', cell: ({ offer }) => offer.reach ?? missing, note: null },
    {
      label: 'Cine este',
      cell: ({ offer }) => offer.identityLine,
      note: 'Verificați firma în registrele BNR, iar o bancă din alt stat la autoritatea ei.',
      isProse: true,
    },
    {
      label: 'Sursa',
      isProse: true,
      cell: ({ offer: { priceNote, sources } }) => {
        const [source] = sources;
        if (!source) return missing;
        return (
          <>
            {source.name}
            {source.date}
            {priceNote && <span className="fine">. {priceNote}</span>}
          </>
        );
      },
      note: 'Un preț de peste 12 luni se confirmă la creditor.',
    },
  ];
}

/** A cell about the price. */
function priced(show: (quote: PricedQuote) => ReactNode) {
  return function PriceCell({ quote }: ComparedOffer) {
    return quote.status === 'priced' ? show(quote) : <span className="muted">–</span>;
  };
}

function Total({ offer, quote }: ComparedOffer) {
  if (quote.status === 'priced') {
    return (
      <>
        <b>{formatMoney(quote.total)}</b> {offer.priceTag && <Tag>{offer.priceTag}</Tag>}
      </>
    );
  }
  if (quote.status === 'unserved') return explainUnserved(quote.reason);
  return 'Nu am găsit prețul';
}

/** What stands between the totals: only among prices of today that are paid back as asked; how far apart, from three on. */
function Difference({ items }: { items: readonly ComparedOffer[] }) {
  const withPrice = items.filter(({ quote }) => quote.status === 'priced');
  const alike = currentPrices(withPrice).filter(({ quote }) => isPaidAsAsked(quote));
  if (withPrice.length < 2) return 'Suma împrumutată plus costul.';
  if (alike.length < withPrice.length) {
    return 'Nu scriem diferența: prețurile nu sunt toate de azi sau nu se plătesc la fel.';
  }
  const totals = alike.map(({ quote }) => quote.total);
  const difference = bani(Math.max(...totals) - Math.min(...totals));
  return (
    <>
      {comparedPrices(alike).length >= FEWEST_COMPARED ? 'Între cel mai mic și cel mai mare' : 'Diferența'}:{' '}
      <CostMark>{formatMoney(difference)}</CostMark>
    </>
  );
}
