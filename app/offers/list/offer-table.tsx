import { memo } from 'react';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { formatApr } from '#domain/base/text/format-percent.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { OfferActions } from './offer-actions.tsx';
import { OfferBar } from '#app/offers/shared/offer/offer-bar.tsx';
import { isGrouped, isSameItem, offerRuns, type OfferListProps, type PricedItem } from './offer-list.ts';
import { OfferFacts } from './offer-facts.tsx';
import { loanInWords } from '#app/offers/shared/offer/loan-in-words.ts';
import { OfferRecord } from './offer-record.tsx';
import { UnpricedLenders } from './unpriced-lenders.tsx';
import './offer-table.css';

/** Column headings; in a table narrower than its columns they stand above each figure (offer-table.css). */
const heads = ['Dați înapoi', 'Cost', 'Plată', 'DAE'] as const;

/** Shows the list as tables: a row of figures per offer, with notes below; then the lenders without a price. */
export function OfferTable(list: OfferListProps) {
  const runs = offerRuns(list);
  const inGroups = isGrouped(runs);
  return runs.map((run, index) =>
    run.kind === 'unpriced' ? (
      <UnpricedLenders key={index} items={run.items} isGroup={inGroups} list={list} />
    ) : (
      <div key={index} className="offer-table">
        <DataTable label={`Oferte pentru ${loanInWords(list.arranged.request)}`}>
          <thead>
            <tr>
              <th scope="col">Creditor</th>
              {heads.map((head) => (
                <NumberHead key={head}>{head}</NumberHead>
              ))}
            </tr>
          </thead>
          {run.items.map((item) => (
            <TableOffer key={item.offer.id} {...item} />
          ))}
        </DataTable>
      </div>
    ),
  );
}

const TableOffer = memo(function TableOffer(props: PricedItem) {
  const { offer, quote, request, reason, scale, ...choice } = props;
  const isOld = quote.evidence === 'to-confirm';
  return (
    <tbody data-offer={offer.id}>
      <tr>
        <th scope="rowgroup">
          <p className="offer-name" id={`oferta-${offer.slug}`}>
            {offer.detailsHref ? <a href={offer.detailsHref}>{offer.header}</a> : offer.header}{' '}
            {offer.priceTag && <Tag kind={isOld ? 'old' : 'plain'}>{offer.priceTag}</Tag>}
          </p>
          {offer.claims.length > 0 && <p>{offer.claims.join(' · ')}</p>}
        </th>
        <Figures quote={quote} />
      </tr>
      <tr className="offer-table-more">
        <td colSpan={5}>
          <div>
            <OfferBar quote={quote} request={request} size="sm" scale={scale} decorative />
            <OfferFacts offer={offer} quote={quote} request={request} />
            <OfferActions offer={offer} request={request} {...choice} />
            <OfferRecord offer={offer} quote={quote} request={request} reason={reason} />
          </div>
        </td>
      </tr>
    </tbody>
  );
}, isSameItem);

function Figures({ quote }: Pick<PricedItem, 'quote'>) {
  const { instalments } = quote;
  const times = instalments.count > 1 ? `${instalments.count} × ` : '';
  const figures = {
    'Dați înapoi': <b>{formatMoney(quote.total)}</b>,
    Cost: <CostMark isOld={quote.evidence === 'to-confirm'}>{formatMoney(quote.cost)}</CostMark>,
    Plată: times + formatMoney(instalments.amount),
    DAE: formatApr(quote.aprPercent),
  };
  return heads.map((head) => (
    <td key={head} className="r" data-head={head}>
      {figures[head]}
    </td>
  ));
}
