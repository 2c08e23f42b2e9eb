import { useMemo } from 'react';
import type { OffersPageTexts } from '#domain/texts/schemas/offers-page-schema.ts';
import { quoteOffer } from '#domain/offers/quote-offer.ts';
import { readLoanRequest, writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { Acts } from '#app/ui/acts.tsx';
import { Band } from '#app/ui/band.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ShareLink } from '#app/ui/share-link.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { ASK_FORM, AskForm } from '#app/offers/shared/loan-request/ask-form.tsx';
import { compareHref, compareSearch } from './compare-href.ts';
import { CompareBars } from './compare-bars.tsx';
import { CompareTable } from './compare-table.tsx';
import { comparisonCaveat, comparisonTitle, type ComparedOffer } from './compared-costs.ts';
import { leavingHref } from '#app/offers/shared/offer/leaving-href.ts';
import type { LoanPageData } from '#app/offers/shared/offer/loan-page-data.ts';
import { loanInWords } from '#app/offers/shared/offer/loan-in-words.ts';
import { useLoanQuery, type LoanForm } from '#app/offers/shared/loan-request/use-loan-query.ts';
import '#app/ui/drawn-nothing.css';
import './compare-page.css';

export type ComparePageData = LoanPageData & {
  texts: OffersPageTexts['compare'];
  purposes: OffersPageTexts['purposes'];
};

type ComparePageProps = { data: ComparePageData; onSearch: (search: string) => void };

/** Shows two to four offers side by side. The address holds the whole comparison. */
export function ComparePage({ data, onSearch }: ComparePageProps) {
  const { offers, texts, rulePack } = data;
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
  const isComparison = offers.length > 1;
  const heading = !isComparison
    ? 'Comparați ofertele'
    : isUsable
      ? comparisonTitle(items)
      : 'Corectați suma sau perioada';
  const offersHref = `/offers/${writeLoanQuery({ request, compared: slugs })}`;

  return (
    <>
      <div className="compare-page wrap">
        <PageHead
          title={heading}
          description={texts.description}
          hasErrors={form.errors.length > 0}
          isListed={false}
        />
        <Breadcrumbs items={[{ href: offersHref, label: 'Oferte' }]} current="Comparație" />
        <h1>{heading}</h1>
        {isComparison ? (
          <>
            {isUsable && <p className="lede">{`${loanInWords(request)}. ${comparisonCaveat(items)}`}</p>}
            <Asked data={data} form={form} slugs={slugs} />
            {isUsable && <Compared items={items} request={request} />}
          </>
        ) : (
          <>
            <p className="lede">{offers.length === 1 ? texts.single : texts.empty}</p>
            <p className="drawn-nothing">
              <ButtonLink href={offersHref}>Alegeți oferte din listă</ButtonLink>
            </p>
          </>
        )}
      </div>
      <Band id="intrebari" title={texts.questionsTitle}>
        <ol className="compare-questions">
          {texts.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </Band>
      {isComparison && (
        <Band id="altfel" title={texts.end.title} intro={texts.end.text} wide>
          <Acts look="stacked">
            <ButtonLink href={`/drumuri/${writeLoanQuery({ request })}`} kind="line">
              {texts.end.roads}
            </ButtonLink>
            <ButtonLink href={offersHref} kind="line">
              Înapoi la toate ofertele
            </ButtonLink>
          </Acts>
          {isUsable && <ShareLink href={compareHref(slugs, request)} label="Trimiteți linkul comparației" />}
        </Band>
      )}
    </>
  );
}

type AskedProps = { data: ComparePageData; form: LoanForm; slugs: readonly string[] };

/** Shows the request in one line that opens the form. */
function Asked({ data: { path, limits, purposes }, form, slugs }: AskedProps) {
  const { request } = form.query;
  return (
    <>
      <Fold
        summary={`${formatMoney(request.principal)} · ${formatTerm(request.term)}: schimbați`}
        open={form.errors.length > 0}
      >
        <AskForm action={path} name="compare" form={form} limits={limits} purposeTexts={purposes} />
      </Fold>
      <input type="hidden" form={ASK_FORM} name="oferte" value={slugs.join(',')} />
    </>
  );
}

type ComparedProps = { items: readonly ComparedOffer[]; request: LoanRequest };

function Compared({ items, request }: ComparedProps) {
  return (
    <>
      <CompareBars items={items} request={request} />
      <Acts look="even">
        {items.map(
          ({ offer }) =>
            offer.canLeave && (
              <ButtonLink key={offer.id} href={leavingHref(offer.id, request)} rel="nofollow">
                Mergeți la {offer.header}
              </ButtonLink>
            ),
        )}
      </Acts>
      {items.map(
        ({ offer: { id, header, whoPays } }) =>
          whoPays && (
            <p key={id} className="fine">
              {header}: {whoPays}
            </p>
          ),
      )}
      <h2>Ce le deosebește</h2>
      <CompareTable items={items} request={request} />
      <p className="fine">Calculat pentru cine ia banii o dată și îi dă înapoi la timp.</p>
    </>
  );
}
