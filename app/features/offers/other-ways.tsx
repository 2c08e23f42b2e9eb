import { memo, useMemo } from 'react';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import type { BankLead } from '#domain/roads/bank-leads.ts';
import { otherWays, type OtherWays } from '#domain/roads/other-ways.ts';
import { toldCosts } from '#domain/roads/illustrated-road.ts';
import { fillText } from '#domain/text/fill-text.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { formatMoney, moneyInSentence } from '#domain/text/format-money.ts';
import { formatRate } from '#domain/text/format-percent.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import { fundValues } from '#app/shared/roads/fund-values.ts';
import { sourceInShort } from '#app/shared/roads/price-in-words.ts';
import { rangeInWords, wholeLei } from '#app/shared/roads/road-figures.ts';
import type { OfferView } from '#app/shared/offer/offer-view.ts';
import { Band } from '#app/ui/band.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import type { OffersPageData } from './offers-page-data.ts';
import './other-ways.css';

type OtherWaysProps = {
  data: Pick<OffersPageData, 'path' | 'offers' | 'rulePack' | 'limits' | 'ways'>;
  request: LoanRequest;
};

/** Where a request has no price of today: banks with their published prices, mutual-aid houses, and what less would cost. */
export const OtherWaysBands = memo(function OtherWaysBands({ data, request }: OtherWaysProps) {
  const { offers, rulePack: pack, limits, ways, path } = data;
  const { texts, fund, rates } = ways;
  const found = useMemo(
    () => otherWays({ request, offers, rates, pack, limits }),
    [request, offers, rates, pack, limits],
  );
  if (rates.lenders.length === 0) return null;
  const roads = `/drumuri/${writeLoanQuery({ request })}`;
  return (
    <>
      <Banks found={found} texts={texts} roads={roads} />
      <CreditUnions {...{ found, texts, fund, request, roads }} />
      <Less {...{ found, texts, request, path }} />
    </>
  );
});

type Part = { found: OtherWays<OfferView>; texts: OffersPageData['ways']['texts'] };

function Banks({ found: { leads, bank }, texts, roads }: Part & { roads: string }) {
  const { average, ask } = bank;
  const told = new Set(leads.map(({ cost }) => cost.lender.id));
  const others = ask.filter(({ id }) => !told.has(id));
  return (
    <Band id="banca" title={texts.bank.title} intro={texts.bank.intro}>
      <div className="other-ways">
        {leads.map((lead) => (
          <Lead key={lead.cost.lender.id} lead={lead} />
        ))}
        {average && (
          <p>
            Media băncilor, {formatDate(average.average.month)}, DAE{' '}
            {formatRate(average.average.percentAYear)}: {formatMoney(wholeLei(average.instalment))} pe lună,{' '}
            {formatMoney(wholeLei(average.cost))} cost. Un credit mic costă de obicei peste medie.
          </p>
        )}
        <h3>{texts.ownBank.title}</h3>
        <p>{texts.ownBank.intro}</p>
        <ul className="bullets">
          {texts.ownBank.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
        <p>
          <a href={`${roads}#intrebari-la-ghiseu`}>{texts.ownBank.link}</a>
        </p>
        {others.length > 0 && (
          <p>
            Paginile altor bănci:{' '}
            {others.map(({ id, lender, page, priceList }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <a href={priceList ?? page} rel="noopener">
                  {lender}
                </a>
              </span>
            ))}
            .
          </p>
        )}
      </div>
    </Band>
  );
}

function Lead({ lead: { cost, low, high, href } }: { lead: BankLead }) {
  const { lender } = cost;
  const ends = low === high ? [low] : [low, high];
  return (
    <article>
      <h3>{`${lender.lender}, ${lender.loan}`}</h3>
      <p>
        <CostMark isOld>{rangeInWords(low.price.cost, high.price.cost)}</CostMark> cost, rata{' '}
        <b>{rangeInWords(low.price.instalment, high.price.instalment)}</b> pe lună
      </p>
      <p>
        {ends
          .map(({ price: { rate, asks } }) =>
            [`${formatRate(rate.percentAYear)} pe an`, asks].filter(Boolean).join(', '),
          )
          .join('; ')}
        .
        {low.incomeFrom !== null && high.incomeFrom !== null && (
          <> Venit net necesar: {rangeInWords(low.incomeFrom, high.incomeFrom)}, fără alte rate.</>
        )}
      </p>
      <p className="fine">Sursa: {sourceInShort(low.price)}</p>
      <p>
        <ButtonLink href={href} kind="line" small external rel="noopener">
          {lender.priceList ? 'Lista de prețuri a băncii' : 'Pagina băncii'}
        </ButtonLink>
      </p>
    </article>
  );
}

type UnionsProps = Part & { fund: OffersPageData['ways']['fund']; request: LoanRequest; roads: string };

function CreditUnions({ found, texts, fund, request, roads }: UnionsProps) {
  const { what, costs } = toldCosts(found.creditUnion);
  const { fondMinim, fondMaxim } = fundValues(request.principal, fund);
  const [low, high] = [costs[0], costs.at(-1)];
  return (
    <Band id="car" title={texts.creditUnion.title}>
      <p>
        {low !== undefined && high !== undefined
          ? `La prețurile scrise de câteva case: ${rangeInWords(low, high)} ${what === 'interest' ? 'dobândă, fără comisioane' : 'cost'}. `
          : 'Nu avem un preț de CAR pentru suma aceasta. '}
        Cer să fiți membru și să aveți economisiți acolo între {fondMinim} și {fondMaxim}, plus giranți.{' '}
        <a href={`${roads}#car`}>{texts.creditUnion.link}</a>
      </p>
    </Band>
  );
}

function Less({ found: { less }, texts, request, path }: Part & { request: LoanRequest; path: string }) {
  const { stages, offers, aMonth } = less;
  return (
    <Band id="mai-putin" title={texts.less.title}>
      <div className="other-ways">
        {stages && (
          <>
            <p>{fillText(texts.less.stages, { bancii: stages.lender.lender })}</p>
            <ul className="bullets">
              {stages.steps.slice(1).map(({ principal, low, high }) => (
                <li key={principal}>
                  {moneyInSentence(principal)} pe {formatTerm(request.term)}: {rangeInWords(low, high)} cost
                </li>
              ))}
            </ul>
          </>
        )}
        {offers.length > 0 && (
          <>
            <p>{texts.less.offers}</p>
            <ul className="bullets">
              {offers.map(({ offer, request: near, quote }) => (
                <li key={offer.slug}>
                  <a href={path + writeLoanQuery({ request: near })} rel="nofollow">
                    {moneyInSentence(near.principal)} pe {formatTerm(near.term)}
                  </a>
                  , la {offer.header}: {formatMoney(quote.cost)} cost
                </li>
              ))}
            </ul>
          </>
        )}
        <p>{fillText(texts.less.waiting, { peLuna: moneyInSentence(wholeLei(aMonth)) })}</p>
      </div>
    </Band>
  );
}
