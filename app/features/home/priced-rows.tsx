import { repaymentInShort } from '#domain/offers/explain-repayment.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { formatMoney } from '#domain/text/format-money.ts';
import { CostBar } from '#app/shared/charts/cost-bar.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { creditorCount } from './creditor-count.ts';
import type { LoanOutlook, PricedOffer } from './loan-outlook.ts';
import './priced-rows.css';

type PricedRowsProps = {
  label: string;
  outlook: LoanOutlook;
  request: LoanRequest;
  /** path and query of the offers page for this request */
  offersHref: string;
};

/**
 * One row for each lender whose price is known, and a last one for all whose price is not: some of those are not known to
 * be bound by the ceilings, so it names none.
 */
export function PricedRows({ label, outlook, request, offersHref }: PricedRowsProps) {
  const { priced, unpricedCount } = outlook;
  return (
    <ol className="listing" aria-label={label}>
      <li className="listing-head" aria-hidden="true">
        <span>Creditor</span>
        <span />
        <span>Cost</span>
        <span>Dați înapoi</span>
      </li>
      {priced.map((row) => (
        <PricedRow
          key={row.offer.slug}
          row={row}
          request={request}
          href={`${offersHref}#oferta-${row.offer.slug}`}
        />
      ))}
      {unpricedCount > 0 && (
        <li className="listing-rest">
          <a href={offersHref}>{creditorCount(unpricedCount, priced.length > 0)}</a>
          <span>
            <span className="sr">, cost </span>necunoscut
          </span>
          <span>
            <span className="sr">, de dat înapoi </span>–
          </span>
        </li>
      )}
    </ol>
  );
}

type PricedRowProps = Pick<PricedRowsProps, 'request'> & { row: PricedOffer; href: string };

function PricedRow({ row: { offer, quote }, request, href }: PricedRowProps) {
  const isOld = quote.evidence === 'to-confirm';
  return (
    <li>
      <span className="listing-name">
        <a href={href}>{offer.header}</a>
        {offer.priceAge && <Tag kind="old">{offer.priceAge}</Tag>}
        {quote.differs && <Tag>{repaymentInShort(quote.differs)}</Tag>}
      </span>
      <CostBar
        principal={request.principal}
        cost={quote.cost}
        isOld={isOld}
        maximum={quote.legalMaximum?.total ?? null}
        size="sm"
        decorative
      />
      <span>
        <span className="sr">, cost </span>
        <CostMark isOld={isOld}>{formatMoney(quote.cost)}</CostMark>
      </span>
      <b>
        <span className="sr">, de dat înapoi </span>
        {formatMoney(quote.total)}
      </b>
    </li>
  );
}
