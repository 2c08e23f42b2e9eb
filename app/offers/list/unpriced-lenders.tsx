import { memo } from 'react';
import { isKnownToServe } from '#domain/offers/offer-groups.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { RowTable } from '#app/ui/row-table.tsx';
import { LineIcon } from '#app/ui/line-icon.tsx';
import { leavingHref } from '#app/offers/shared/offer/leaving-href.ts';
import { priceRequestHref } from '#app/offers/shared/offer/price-request-href.ts';
import { legalMaximum } from '#domain/law/legal-maximum.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { datedAprCap } from '#domain/law/rules-in-words.ts';
import { termDays } from '#domain/loan/term.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { inBlocks, isSameItem, type OfferListProps, type UnpricedItem } from './offer-list.ts';
import './unpriced-lenders.css';

const PHONE = 'M3 4.5C3 12 8 17 15.5 17l1.5-3.5-4-1.8-1.6 1.7A10 10 0 0 1 6.6 8.6L8.3 7 6.5 3z';

type UnpricedLendersProps = {
  items: readonly UnpricedItem[];
  /** the lenders stand together, after the offers with a price: statements about all of them are above */
  isGroup: boolean;
  list: OfferListProps;
};

/** Lists the lenders without a known price, one row each: the known facts and where to ask. */
export function UnpricedLenders({ items, isGroup, list: { data, arranged } }: UnpricedLendersProps) {
  const { texts, rulePack } = data;
  const title =
    items.length === 1
      ? 'La un creditor nu avem prețul'
      : `La ${countNoun(items.length, 'creditor', 'creditori')} nu avem prețul`;
  const hasServing = items.some(({ offer }) => isKnownToServe(offer, arranged.rested.principal));
  return (
    <section className="unpriced" {...(isGroup && { id: 'fara-pret', 'aria-labelledby': 'fara-pret-titlu' })}>
      {isGroup && (
        <div className="band-head">
          <h2 id="fara-pret-titlu">{title}</h2>
          <p>
            {texts.unpriced.intro} <LawInShort request={arranged.request} rulePack={rulePack} />
            {hasServing && ` ${texts.unpriced.serving}`}
          </p>
        </div>
      )}
      <RowTable label={title}>
        <thead>
          <tr>
            <th scope="col">Creditor</th>
            <th scope="col">Ce știm</th>
            <th scope="col">Telefon</th>
            <th scope="col">
              <span className="sr">Pasul următor</span>
            </th>
          </tr>
        </thead>
        {inBlocks(items).map((block, index) => (
          <RowBlock key={index} items={block} />
        ))}
      </RowTable>
      {isGroup && <p className="fine">{texts.unpriced.source}</p>}
    </section>
  );
}

const RowBlock = memo(
  function RowBlock({ items }: { items: readonly UnpricedItem[] }) {
    return (
      <tbody>
        {items.map((item) => (
          <UnpricedRow key={item.offer.id} {...item} />
        ))}
      </tbody>
    );
  },
  (_, { items }) => items.every(({ isFrozen }) => isFrozen),
);

const UnpricedRow = memo(function UnpricedRow({ offer, request }: UnpricedItem) {
  const { id, slug, header, detailsHref, phone, claims } = offer;
  const known = [...claims, offer.known, offer.whoPays].filter(Boolean).join(' · ');
  return (
    <tr data-offer={id}>
      <th scope="row" id={`oferta-${slug}`}>
        {detailsHref ? <a href={detailsHref}>{header}</a> : header}
      </th>
      <td className="know">{known}</td>
      <td className="unpriced-phone">
        {phone && (
          <a href={phone.href} aria-label={`Sunați la ${header}: ${phone.value}`}>
            <LineIcon path={PHONE} />
            <span>{phone.value}</span>
          </a>
        )}
      </td>
      <td>
        <NextStep offer={offer} request={request} />
      </td>
    </tr>
  );
}, isSameItem);

/** Links to the price request; without one, to the lender's own page. */
function NextStep({ offer, request }: Pick<UnpricedItem, 'offer' | 'request'>) {
  const { id, slug, header, canAsk, canLeave } = offer;
  if (canAsk) {
    return (
      <a href={priceRequestHref(slug, request)} rel="nofollow">
        Cereți prețul<span className="sr">: {header}</span>
      </a>
    );
  }
  return (
    canLeave && (
      <a href={leavingHref(id, request)} rel="nofollow">
        Mergeți la {header}
      </a>
    )
  );
}

type LawInShortProps = { request: LoanRequest; rulePack: RulePack | null };

/** States the legal maximum for a non-bank lender in one sentence; shows nothing without a known rule. */
const LawInShort = memo(function LawInShort({ request, rulePack }: LawInShortProps) {
  const { principal, term } = request;
  const maximum = legalMaximum(principal, termDays(term), rulePack);
  const aprCap = rulePack?.generalAprCapPercent;
  const cap = maximum ? rulePack?.dailyCaps : aprCap;
  if (!rulePack || !cap) return null;
  const law = rulePack.capLawName;
  return (
    <>
      Prin {law ? <a href={cap.source.url ?? '/cum-ordonam/'}>{law}</a> : 'lege'}
      {maximum
        ? `, un IFN poate cere cel mult ${moneyInSentence(maximum.cost)} peste cei ${formatNumber(principal / 100)}.`
        : aprCap && `, DAE nu trece de ${datedAprCap(aprCap)}.`}
    </>
  );
});
