import { memo } from 'react';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { BankLead } from '#domain/offers/roads/bank-leads.ts';
import { mainCosts } from '#domain/offers/roads/illustrated-road.ts';
import type { OtherWays } from '#domain/offers/roads/other-ways.ts';
import type { PublishedCost } from '#domain/offers/roads/published-cost.ts';
import { fillText } from '#domain/base/text/fill-text.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatRate } from '#domain/base/text/format-percent.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { fundValues } from '#app/offers/shared/roads/fund-values.ts';
import { sourceInShort } from '#app/offers/shared/roads/price-in-words.ts';
import { LinksOfBanks } from '#app/offers/shared/roads/links-of-banks.tsx';
import { rangeInWords, wholeLei } from '#app/offers/shared/roads/road-figures.ts';
import type { OfferView } from '#app/offers/shared/offer/offer-view.ts';
import { Band } from '#app/ui/band.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { Fold } from '#app/ui/fold.tsx';
import type { OffersPageData } from './offers-page-data.ts';
import './offer-facts.css';
import './other-ways.css';

type OtherWaysProps = {
  data: Pick<OffersPageData, 'path' | 'ways'>;
  found: OtherWays<OfferView>;
  request: LoanRequest;
};

/**
 * Shows alternatives for a request without a current price: banks with published prices, mutual-aid houses, and the cost of
 * smaller amounts.
 */
export const OtherWaysBands = memo(function OtherWaysBands({ data, found, request }: OtherWaysProps) {
  const { ways, path } = data;
  const { texts, fund, rates } = ways;
  const roads = `/drumuri/${writeLoanQuery({ request })}`;
  const isKnown = rates.lenders.length > 0;
  return (
    <>
      {isKnown && <Banks found={found} texts={texts} roads={roads} />}
      <div className="wrap ways-pair">
        {isKnown && <CreditUnions {...{ found, texts, fund, request, roads }} />}
        <Less {...{ found, texts, request, path }} />
      </div>
    </>
  );
});

type Part = { found: OtherWays<OfferView>; texts: OffersPageData['ways']['texts'] };

function Banks({ found: { leads, bank }, texts, roads }: Part & { roads: string }) {
  return (
    <Band id="banca" title={texts.bank.title} intro={texts.bank.intro} wide>
      <div className="ways">
        {leads.map((lead) => (
          <Lead key={lead.cost.lender.id} lead={lead} />
        ))}
        <article className="way">
          <h3>{texts.ownBank.title}</h3>
          <p>{texts.ownBank.intro}</p>
          <ul className="way-questions">
            {texts.ownBank.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
          <ButtonLink href={`${roads}#intrebari-la-ghiseu`} small>
            {texts.ownBank.link}
          </ButtonLink>
        </article>
      </div>
      <OtherBanks leads={leads} bank={bank} texts={texts} />
    </Band>
  );
}

/** Shows the other banks: their published prices, the average of all, and the pages to ask. */
function OtherBanks({
  leads,
  bank,
  texts,
}: Pick<OtherWays<OfferView>, 'leads' | 'bank'> & Pick<Part, 'texts'>) {
  const { average, ask, whole, interest } = bank;
  const told = new Set(leads.map(({ cost }) => cost.lender.id));
  const priced = [...whole, ...interest].filter(({ lender }) => !told.has(lender.id));
  for (const { lender } of priced) told.add(lender.id);
  const others = ask.filter(({ id }) => !told.has(id));
  if (!average && priced.length + others.length === 0) return null;
  return (
    <Fold summary={texts.bank.others}>
      {priced.map((cost) => (
        <PricedBank key={cost.lender.id} cost={cost} />
      ))}
      {average && (
        <p>
          Media băncilor, {formatDate(average.average.month)}: DAE {formatRate(average.average.percentAYear)},
          adică {formatMoney(wholeLei(average.instalment))} pe lună și {formatMoney(wholeLei(average.cost))}{' '}
          cost. Un credit mic costă de obicei peste medie.
        </p>
      )}
      {others.length > 0 && (
        <p>
          {texts.bank.ask} <LinksOfBanks banks={others} />.
        </p>
      )}
    </Fold>
  );
}

function PricedBank({ cost: { lender, prices, isWhole } }: { cost: PublishedCost }) {
  const [low] = prices;
  const high = prices.at(-1) ?? low;
  return (
    <p>
      <a href={lender.priceList ?? lender.page} rel="noopener">
        {lender.lender}
      </a>
      : {rangeInWords(low.cost, high.cost)}{' '}
      {isWhole ? 'cost' : 'dobândă, fără comisioanele pe care nu le știm'}, rata{' '}
      {rangeInWords(low.instalment, high.instalment)}. Sursa: {sourceInShort(low)}.
    </p>
  );
}

function Lead({ lead: { cost, low, high, href } }: { lead: BankLead }) {
  const { lender } = cost;
  const ends = low === high ? [low] : [low, high];
  return (
    <article className="way">
      <h3>{`${lender.lender}, ${lender.loan}`}</h3>
      <p className="way-cost">
        <CostMark isOld>{rangeInWords(low.price.cost, high.price.cost)}</CostMark> cost
      </p>
      <dl className="offer-facts">
        <div>
          <dt>Rata</dt>
          <dd>
            <b>{rangeInWords(low.price.instalment, high.price.instalment)}</b> pe lună
          </dd>
        </div>
        <div>
          <dt>Dobânda</dt>
          <dd>
            {ends
              .map(({ price: { rate, asks } }) =>
                [`${formatRate(rate.percentAYear)} pe an`, asks].filter(Boolean).join(', '),
              )
              .join('; ')}
          </dd>
        </div>
        {low.incomeFrom !== null && high.incomeFrom !== null && (
          <div>
            <dt>Venit net</dt>
            <dd>de la {rangeInWords(low.incomeFrom, high.incomeFrom)}, fără alte rate</dd>
          </div>
        )}
      </dl>
      <p className="fine">Sursa: {sourceInShort(low.price)}</p>
      <ButtonLink href={href} kind="line" small external rel="noopener">
        {lender.priceList ? 'Lista de prețuri a băncii' : 'Pagina băncii'}
      </ButtonLink>
    </article>
  );
}

type UnionsProps = Part & { fund: OffersPageData['ways']['fund']; request: LoanRequest; roads: string };

function CreditUnions({ found, texts, fund, request, roads }: UnionsProps) {
  const { what, costs } = mainCosts(found.creditUnion);
  const { fondMinim, fondMaxim } = fundValues(request.principal, fund);
  const [low, high] = [costs[0], costs.at(-1)];
  const told = what === 'whole' ? found.creditUnion.whole : found.creditUnion.interest;
  const houses = told.length === 1 ? 'după prețul unei case' : 'după prețurile câtorva case';
  return (
    <section aria-labelledby="car-titlu" id="car">
      <h2 id="car-titlu">{texts.creditUnion.title}</h2>
      <p>
        {low !== undefined && high !== undefined
          ? what === 'interest'
            ? `Dobânda ar fi ${rangeInWords(low, high)}, ${houses}; comisioanele nu le știm. `
            : `Costul ar fi ${rangeInWords(low, high)}, ${houses}. `
          : 'Nu avem un preț de CAR pentru suma aceasta. '}
        Vă cer să fiți membru, să aveți economisiți acolo între {fondMinim} și {fondMaxim} și să aduceți
        giranți. <a href={`${roads}#car`}>{texts.creditUnion.link}</a>
      </p>
    </section>
  );
}

function Less({ found: { less }, texts, request, path }: Part & { request: LoanRequest; path: string }) {
  const { stages, offers, aMonth } = less;
  return (
    <section aria-labelledby="mai-putin-titlu" id="mai-putin">
      <h2 id="mai-putin-titlu">{texts.less.title}</h2>
      <ul className="ways-less">
        {stages?.steps.slice(1).map(({ principal, low, high }) => (
          <li key={principal}>
            {moneyInSentence(principal)} pe {formatTerm(request.term)}, la {stages.lender.lender}:{' '}
            {rangeInWords(low, high)} cost
          </li>
        ))}
        {offers.map(({ offer, request: near, quote }) => (
          <li key={offer.slug}>
            <a href={path + writeLoanQuery({ request: near })} rel="nofollow">
              {moneyInSentence(near.principal)} pe {formatTerm(near.term)}
            </a>
            , la {offer.header}: {formatMoney(quote.cost)} cost
          </li>
        ))}
        <li>{fillText(texts.less.waiting, { peLuna: moneyInSentence(wholeLei(aMonth)) })}</li>
      </ul>
    </section>
  );
}
