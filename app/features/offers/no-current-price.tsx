import { Fragment, useMemo } from 'react';
import { nearestPriced } from '#domain/offers/nearest-priced.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import { LegalCeiling } from '#app/shared/offer/legal-ceiling.tsx';
import { BeyondLenders } from './beyond-lenders.tsx';
import type { OfferListProps } from './offer-list.ts';
import './no-current-price.css';

/** What there is where nobody has a price of today: the most the law allows, and for which requests prices are known. */
export function NoCurrentPrice({ data, arranged }: OfferListProps) {
  const { path, offers, rulePack, limits, texts } = data;
  const { noCurrent } = texts;
  const { rested, isBeyond } = arranged;
  const others = useMemo(
    () => nearestPriced(offers, rested, { pack: rulePack, limits }),
    [offers, rested, rulePack, limits],
  );
  return (
    <section className="no-current" aria-labelledby="fara-pret-acum">
      <h2 id="fara-pret-acum">{noCurrent.title}</h2>
      {isBeyond && <BeyondLenders texts={texts.beyond} request={arranged.request} />}
      <LegalCeiling request={arranged.request} rulePack={rulePack} />
      {others.length > 0 && (
        <p>
          {noCurrent.others}{' '}
          {others.map(({ offer, request }, at) => (
            <Fragment key={offer.slug}>
              {at > 0 && '; '}
              <a href={path + writeLoanQuery({ request })} rel="nofollow">
                {moneyInSentence(request.principal)} pe {formatTerm(request.term)}
              </a>
              , la {offer.header}
            </Fragment>
          ))}
          .
        </p>
      )}
    </section>
  );
}
