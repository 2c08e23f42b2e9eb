import { Fragment, useMemo } from 'react';
import { nearestPriced } from '#domain/offers/nearest-priced.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import { LegalCeiling } from '#app/shared/offer/legal-ceiling.tsx';
import { joinWords } from '#app/shared/offer/join-words.ts';
import type { OfferView } from '#app/shared/offer/offer-view.ts';
import { BeyondLenders } from './beyond-lenders.tsx';
import type { OfferListProps } from './offer-list.ts';
import './no-current-price.css';

/** What there is where nobody has a price of today: the most the law allows, and for which requests prices are known. */
export function NoCurrentPrice({ data, arranged }: OfferListProps) {
  const { path, offers, rulePack, limits, texts } = data;
  const { noCurrent } = texts;
  const { rested, isBeyond } = arranged;
  const others = useMemo(
    () => byRequest(nearestPriced(offers, rested, { pack: rulePack, limits })),
    [offers, rested, rulePack, limits],
  );
  return (
    <section className="no-current" aria-labelledby="fara-pret-acum">
      <h2 id="fara-pret-acum">{noCurrent.title}</h2>
      {isBeyond && <BeyondLenders texts={texts.beyond} request={arranged.request} />}
      <LegalCeiling request={arranged.request} rulePack={rulePack} />
      {others.size > 0 && (
        <p>
          {noCurrent.others}{' '}
          {Array.from(others, ([search, found], at) => (
            <Fragment key={search}>
              {at > 0 && '; '}
              <a href={path + search} rel="nofollow">
                {moneyInSentence(found[0].request.principal)} pe {formatTerm(found[0].request.term)}
              </a>
              , la {joinWords(found.map(({ offer }) => offer.header))}
            </Fragment>
          ))}
          .
        </p>
      )}
    </section>
  );
}

type Nearest = ReturnType<typeof nearestPriced<OfferView>>[number];

/** The lenders of each request, by its address. */
function byRequest(found: readonly Nearest[]): Map<string, [Nearest, ...Nearest[]]> {
  // A group has one at least.
  return Map.groupBy(found, ({ request }) => writeLoanQuery({ request })) as Map<
    string,
    [Nearest, ...Nearest[]]
  >;
}
