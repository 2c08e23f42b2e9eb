import type { ReactNode } from 'react';
import { explainUnserved } from '#domain/offers/explain-unserved.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { offerMinimum } from '#domain/offers/offer-minimum.ts';
import { askedProfile } from '#domain/offers/repayment-profile.ts';
import { rateInWords } from '#domain/offers/worked-example.ts';
import { countMonths } from '#domain/base/text/count-time.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { joinWords } from '#app/offers/shared/offer/join-words.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { formatApr } from '#domain/base/text/format-percent.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { repaidInShort } from '#app/offers/shared/offer/repaid-in-short.ts';
import type { PricedQuote } from '#app/offers/shared/offer/offer-view.ts';
import { compareHref } from './compare-href.ts';
import { costAsAsked, largestDifference, type ComparedOffer } from './compared-costs.ts';
import './compare-table.css';

type CompareTableProps = {
  items: readonly ComparedOffer[];
  request: LoanRequest;
};

type Row = {
  label: string;
  cell: (item: ComparedOffer) => ReactNode;
  /** the difference between the offers; left out if there is none */
  note?: string | null;
};

/** Shows one column per offer; a last column states the difference, if any. */
export function CompareTable({ items, request }: CompareTableProps) {
  const rows = compareRows(items, request);
  const slugs = items.map(({ offer }) => offer.slug);
  return (
    <DataTable label="Ce le deosebește" className="compare">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">Criteriu</span>
          </th>
          {items.map(({ offer }) => (
            <th key={offer.id} scope="col" data-offer={offer.id}>
              {offer.detailsHref ? <a href={offer.detailsHref}>{offer.header}</a> : offer.header}
            </th>
          ))}
          <th scope="col" className="compare-note">
            Diferența
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cell, note }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {items.map((item) => (
              <td key={item.offer.id}>{cell(item)}</td>
            ))}
            <td className="compare-note">{note}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            <span className="sr">Scoateți din comparație</span>
          </th>
          {items.map(({ offer }) => (
            <td key={offer.id}>
              <a
                className="compare-out"
                href={compareHref(
                  slugs.filter((slug) => slug !== offer.slug),
                  request,
                )}
                rel="nofollow"
              >
                Scoateți<span className="sr"> {offer.header}</span>
              </a>
            </td>
          ))}
          <td className="compare-note">{null}</td>
        </tr>
      </tbody>
    </DataTable>
  );
}

const OWN_WAY = 'Cum cere contractul';
const unknown = <span className="muted">nu știm</span>;

function compareRows(items: readonly ComparedOffer[], request: LoanRequest): Row[] {
  const isOnce = askedProfile(request) === 'once';
  const way = isOnce ? 'tot la sfârșit' : `în ${countNoun(request.term.count, 'rată', 'rate')}`;
  const found = largestDifference(items);
  const rows: Row[] = [
    {
      label: `Cost, ${way}`,
      cell: (item) => <Cost item={item} />,
      note: found && `${found.low.offer.header}, cu ${found.lei} mai puțin`,
    },
    {
      label: 'Dați înapoi',
      cell: asked(({ total, instalments }) => (
        <>
          <b>{formatMoney(total)}</b>, {repaidInShort(instalments)}
        </>
      )),
    },
    { label: 'DAE', cell: asked(({ aprPercent }) => formatApr(aprPercent)) },
    {
      label: OWN_WAY,
      cell: priced((quote) =>
        quote.other
          ? `${formatMoney(quote.total)}, ${repaidInShort(quote.instalments)}`
          : `${way}, ca mai sus`,
      ),
      note: minimumNote(items, request),
    },
    { label: 'Dobânda', cell: priced(({ terms }) => rateInWords(terms).replace('dobândă ', '')) },
    { label: 'Primele zile', cell: ({ offer }) => offer.freeDaysNote ?? unknown },
    { label: 'De știut', cell: ({ offer }) => offer.conditions[0] ?? unknown },
    { label: 'Dă', cell: ({ offer }) => offer.reach ?? unknown },
    { label: 'Cine este', cell: ({ offer }) => offer.identityLine, note: ceilingNote(items) },
    { label: 'Sursa', cell: ({ offer }) => offer.briefSource ?? unknown },
  ];
  return rows.filter(({ label }) => label !== OWN_WAY || items.some(hasOtherWay));
}

function hasOtherWay({ quote }: ComparedOffer): boolean {
  return quote.status === 'priced' && quote.other !== null;
}

function Cost({ item }: { item: ComparedOffer }) {
  const { quote } = item;
  if (quote.status === 'unserved') return explainUnserved(quote.reason);
  if (quote.status === 'unpriced') return 'nu avem prețul';
  const paid = costAsAsked(item);
  if (paid === null) return <span className="muted">nu se plătește așa</span>;
  return <CostMark isOld={quote.evidence === 'to-confirm'}>{formatMoney(paid.cost)}</CostMark>;
}

/** Returns a cell about the price repaid as requested, or in the offer's own way if it cannot be repaid so. */
function asked(show: (paid: NonNullable<ReturnType<typeof costAsAsked>>) => ReactNode) {
  return function AskedCell(item: ComparedOffer) {
    const { quote } = item;
    const paid = costAsAsked(item) ?? (quote.status === 'priced' ? quote : null);
    return paid === null ? <span className="muted">–</span> : show(paid);
  };
}

function priced(show: (quote: PricedQuote) => ReactNode) {
  return function PriceCell({ quote }: ComparedOffer) {
    return quote.status === 'priced' ? show(quote) : <span className="muted">–</span>;
  };
}

/** Describes, for lines of credit, the cost of paying only the minimum. */
function minimumNote(items: readonly ComparedOffer[], { principal }: LoanRequest): string | null {
  const sentences = items.flatMap(({ offer, quote }) => {
    const plan = quote.status === 'priced' ? offerMinimum(offer.evidence.products, principal)?.plan : null;
    return plan
      ? [
          `La ${offer.header}, numai minimul înseamnă ${countMonths(plan.payments.length)} și ${formatMoney(plan.total)}`,
        ]
      : [];
  });
  return sentences.length > 0 ? sentences.join('. ') : null;
}

/** Notes that the legal ceiling applies to some of the lenders only. */
function ceilingNote(items: readonly ComparedOffer[]): string | null {
  const bound = items.filter(({ quote }) => quote.status !== 'unserved' && quote.legalMaximum !== null);
  const maximum = bound.flatMap(({ quote }) =>
    quote.status === 'unserved' ? [] : (quote.legalMaximum ?? []),
  )[0];
  if (!maximum || bound.length === items.length) return null;
  const named = (some: readonly ComparedOffer[]) => joinWords(some.map(({ offer }) => offer.header));
  const others = items.filter((item) => !bound.includes(item));
  return `Prin lege, la ${named(bound)} dați înapoi cel mult ${formatMoney(maximum.total)}; la ${named(others)} nu știm un plafon`;
}
