import { Fragment, memo } from 'react';
import { formatMoney } from '#domain/text/format-money.ts';
import { formatApr } from '#domain/text/format-percent.ts';
import { CostBarKey } from '#app/shared/charts/cost-bar-key.tsx';
import { EvidenceMark } from '#app/shared/evidence/evidence-mark.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import { NoCurrentPrice } from './no-current-price.tsx';
import { OfferActions } from './offer-actions.tsx';
import { OfferBar } from '#app/shared/offer/offer-bar.tsx';
import { OfferHead } from './offer-head.tsx';
import { groupIds, groupLooks } from './offer-census.tsx';
import {
  groupItems,
  isSameItem,
  offerItems,
  shownGroups,
  type OfferItem,
  type OfferListProps,
} from './offer-list.ts';
import { OfferNotes } from '#app/shared/offer/offer-notes.tsx';
import { OfferWhy } from './offer-why.tsx';
import { loanInWords } from '#app/shared/offer/loan-in-words.ts';
import './offer-table.css';

/** Above its column; where the table is narrower than its columns, above each figure (offer-table.css). */
const heads = ['Dați înapoi', 'Cost', 'Plată', 'DAE'] as const;

/** The list as a table: a line of figures an offer, and below it what they mean. */
export function OfferTable(props: OfferListProps) {
  const { texts } = props.data;
  const items = offerItems(props);
  const groups = groupItems(items);
  if (items.length === 0) return null;
  return (
    <div className="offer-table">
      {groups?.current.length === 0 && <NoCurrentPrice {...props} />}
      {items.some(({ quote }) => quote.status === 'priced') && <CostBarKey />}
      <DataTable label={`Oferte pentru ${loanInWords(props.arranged.request)}`}>
        <thead>
          <tr>
            <th scope="col">Creditor</th>
            {heads.map((head) => (
              <NumberHead key={head}>{head}</NumberHead>
            ))}
          </tr>
        </thead>
        {groups === null
          ? items.map(line)
          : shownGroups.map(
              (group) =>
                groups[group].length > 0 && (
                  <Fragment key={group}>
                    <tbody className="offer-table-group">
                      <tr>
                        <th colSpan={heads.length + 1} scope="rowgroup" id={groupIds[group]}>
                          <EvidenceMark look={groupLooks[group]} /> {texts[group].title}
                        </th>
                      </tr>
                    </tbody>
                    {groups[group].map(line)}
                  </Fragment>
                ),
            )}
      </DataTable>
    </div>
  );
}

function line(item: OfferItem) {
  return <TableOffer key={item.offer.id} {...item} />;
}

const TableOffer = memo(function TableOffer(props: OfferItem) {
  const { offer, quote, request, reason, ...choice } = props;
  const isPriced = quote.status === 'priced';
  return (
    <tbody data-offer={offer.id}>
      <tr>
        <th scope="rowgroup">
          <OfferHead offer={offer} headingId={`oferta-${offer.slug}`} inRowHead />
        </th>
        <Figures quote={quote} />
      </tr>
      <tr className="offer-table-more">
        <td colSpan={5}>
          <div>
            {isPriced && <OfferBar quote={quote} request={request} size="sm" decorative />}
            {isPriced && <OfferNotes offer={offer} quote={quote} />}
            <div className="offer-table-act">
              <OfferActions offer={offer} request={request} {...choice} small />
              <OfferWhy offer={offer} quote={quote} request={request} reason={reason} />
            </div>
          </div>
        </td>
      </tr>
    </tbody>
  );
}, isSameItem);

function Figures({ quote }: Pick<OfferItem, 'quote'>) {
  if (quote.status === 'unpriced') {
    const { legalMaximum } = quote;
    return (
      <td colSpan={4} className="r muted">
        Nu am găsit prețul
        {legalMaximum && `; maximul legal: ${formatMoney(legalMaximum.total)} de dat înapoi`}
      </td>
    );
  }
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
