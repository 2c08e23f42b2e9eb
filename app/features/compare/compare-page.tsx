import { useMemo } from 'react';
import type { OffersPageTexts } from '#domain/content/offers-page-schema.ts';
import { quoteOffer } from '#domain/offers/quote-offer.ts';
import { readLoanRequest, writeLoanQuery } from '#domain/offers/loan-query.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CopyLink } from '#app/ui/copy-link.tsx';
import { CostBarKey } from '#app/shared/charts/cost-bar-key.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { ASK_FORM, AskForm } from '#app/shared/loan-request/ask-form.tsx';
import { compareHref, compareSearch } from './compare-href.ts';
import { CompareTable } from './compare-table.tsx';
import { joinWords } from '#app/shared/offer/join-words.ts';
import type { LoanPageData } from '#app/shared/offer/loan-page-data.ts';
import { loanInWords } from '#app/shared/offer/loan-in-words.ts';
import { useLoanQuery } from '#app/shared/loan-request/use-loan-query.ts';
import '#app/ui/drawn-nothing.css';
import './compare-page.css';

export type ComparePageData = LoanPageData & {
  texts: OffersPageTexts['compare'];
  purposes: OffersPageTexts['purposes'];
};

type ComparePageProps = { data: ComparePageData; onSearch: (search: string) => void };

/** Two to four offers side by side. The comparison is its address and nothing else. */
export function ComparePage({ data, onSearch }: ComparePageProps) {
  const { path, offers, texts, rulePack, limits } = data;
  const slugs = offers.map(({ slug }) => slug);
  const form = useLoanQuery({
    data,
    read: readLoanRequest,
    onRest: (rested) => onSearch(compareSearch(slugs, rested.request)),
  });
  const { request } = form.query;
  const { isUsable } = form;
  const items = useMemo(
    () => offers.map((offer) => ({ offer, quote: quoteOffer(offer, request, rulePack) })),
    [offers, request, rulePack],
  );
  const names = joinWords(offers.map(({ header }) => header));
  const heading = offers.length > 1 ? `${names}, alături` : 'Comparați ofertele';
  const offersHref = `/offers/${writeLoanQuery({ request, compared: slugs })}`;

  return (
    <div className="compare-page wrap">
      <PageHead
        title={heading}
        description={texts.description}
        hasErrors={form.errors.length > 0}
        isListed={false}
      />
      <Breadcrumbs items={[{ href: offersHref, label: 'Oferte' }]} current="Comparație" />
      <h1>{heading}</h1>
      {offers.length > 1 ? (
        <>
          {isUsable && <p className="lede">Pentru {loanInWords(request)}.</p>}
          <AskForm action={path} name="compare" form={form} limits={limits} purposeTexts={data.purposes} />
          <input type="hidden" form={ASK_FORM} name="oferte" value={slugs.join(',')} />
          {rulePack && (
            <p>
              <strong>{rulePack.warning}</strong>
            </p>
          )}
          {isUsable && (
            <>
              <CostBarKey />
              <CompareTable items={items} request={request} />
              <CopyLink href={compareHref(slugs, request)} label="Copiați linkul comparației" />
              <p className="fine">{texts.privacy}</p>
            </>
          )}
        </>
      ) : (
        <p className="lede">{offers.length === 1 ? texts.single : texts.empty}</p>
      )}
      <p className={offers.length > 1 ? undefined : 'drawn-nothing'}>
        <ButtonLink href={offersHref} kind={offers.length > 1 ? 'line' : 'solid'}>
          {offers.length > 1 ? 'Înapoi la toate ofertele' : 'Alegeți oferte din listă'}
        </ButtonLink>
      </p>
      <section className="compare-ask" aria-labelledby="intrebari">
        <h2 id="intrebari">{texts.questionsTitle}</h2>
        <ol>
          {texts.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}
