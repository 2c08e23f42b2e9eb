import { explainUnserved } from '#domain/offers/explain-unserved.ts';
import { isBoundByCeilings } from '#domain/offers/lenders/lender-identity.ts';
import type { OffersPageTexts } from '#domain/texts/schemas/offers-page-schema.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { OfferQuote } from '#domain/offers/offer-quote.ts';
import type { LoanQueryError } from '#domain/offers/loan-query.ts';
import { UnreadRequest } from '#app/offers/shared/loan-request/unread-request.tsx';
import { workedExample } from '#domain/offers/worked-example.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { LegalCeiling } from '#app/offers/shared/offer/legal-ceiling.tsx';
import { OfferBar } from '#app/offers/shared/offer/offer-bar.tsx';
import { OfferMetrics } from '#app/offers/shared/offer/offer-metrics.tsx';
import { OfferNotes, OfferSources } from '#app/offers/shared/offer/offer-notes.tsx';
import type { OfferView } from '#app/offers/shared/offer/offer-view.ts';
import { loanInWords } from '#app/offers/shared/offer/loan-in-words.ts';
import './leaving-page.css';

export type LeavingPageData = {
  texts: OffersPageTexts['leaving'];
  request: LoanRequest;
  /** errors of an unreadable request: no other loan is shown instead */
  errors: readonly LoanQueryError[];
  /** the list for the request */
  offersHref: string;
  rulePack: RulePack | null;
  /** null: the offer does not exist, or is unavailable */
  leaving: { offer: OfferView; quote: OfferQuote; href: string } | null;
};

/** Shows the last page before a lender's own site: the cost, the link, who pays us, what happens next. */
export function LeavingPage({ data }: { data: LeavingPageData }) {
  const { texts, request, errors, offersHref, leaving } = data;
  const heading = leaving ? `Mergeți la ${leaving.offer.header}` : texts.unavailableTitle;
  return (
    <div className="leaving wrap">
      <PageHead title={heading} description={texts.description} isListed={false} />
      <Breadcrumbs
        items={[{ href: offersHref, label: 'Oferte' }]}
        current={leaving?.offer.header ?? 'Ofertă închisă'}
      />
      <h1>{heading}</h1>
      {leaving && errors.length > 0 ? (
        <UnreadRequest errors={errors} href={offersHref} />
      ) : leaving ? (
        <>
          <p className="lede">{answerInWords({ ...leaving, request })}</p>
          {leaving.quote.status === 'priced' && (
            <div className="leaving-figures">
              <OfferMetrics quote={leaving.quote} />
              <OfferBar quote={leaving.quote} request={request} decorative />
            </div>
          )}
          <p className="leaving-ways">
            <ButtonLink
              href={leaving.href}
              rel={leaving.offer.whoPays === undefined ? 'nofollow' : 'sponsored nofollow'}
              external
            >
              Continuați la {leaving.offer.header}
            </ButtonLink>
            <ButtonLink href={offersHref} kind="line">
              Înapoi la oferte
            </ButtonLink>
          </p>
          {leaving.offer.whoPays === undefined ? (
            <p>{texts.unpaid}</p>
          ) : (
            <p>
              {leaving.offer.whoPays} {texts.paid} <a href="/lista-partenerilor/">Cine ne plătește</a>
            </p>
          )}
          <LeavingNotes {...leaving} request={request} rulePack={data.rulePack} />
          <section aria-labelledby="urmeaza">
            <h2 id="urmeaza">Ce urmează</h2>
            <ol>
              {texts.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        </>
      ) : (
        <>
          <p className="lede">{texts.unavailableText}</p>
          <p>
            <ButtonLink href={offersHref}>
              Vedeți ofertele{errors.length === 0 && ` pentru ${loanInWords(request)}`}
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}

type Leaving = NonNullable<LeavingPageData['leaving']> & Pick<LeavingPageData, 'request'>;

/** Writes the total to repay, or what to ask first. */
function answerInWords({ offer, quote, request }: Leaving): string {
  const loan = loanInWords(request);
  if (quote.status === 'unserved') return `Pentru ${loan}. ${explainUnserved(quote.reason)}`;
  if (quote.status === 'unpriced') {
    return `Pentru ${loan}, nu avem prețul de la ${offer.header}. Cereți-l înainte de a semna.`;
  }
  const isOld = quote.evidence === 'to-confirm';
  return `Pentru ${loan}, dați înapoi ${moneyInSentence(quote.total)}${isOld ? `, la un ${offer.priceTag}. Întrebați cât cere azi.` : '.'}`;
}

/** Shows further facts about the offer; the lender's identity, the example and the sources are behind one line. */
function LeavingNotes({ offer, quote, request, rulePack }: Leaving & Pick<LeavingPageData, 'rulePack'>) {
  return (
    <>
      {quote.status === 'unpriced' && isBoundByCeilings(offer) && (
        <LegalCeiling request={request} rulePack={rulePack} />
      )}
      <OfferNotes offer={{ ...offer, priceNote: null }} quote={quote} />
      <Fold summary={offer.briefSource === null ? 'Cine este' : `Sursa: ${offer.briefSource}. Cine este`}>
        <p>{offer.identityLine}</p>
        {quote.status === 'priced' && <p>{workedExample(offer, request, quote)}</p>}
        <OfferSources sources={offer.sources} />
      </Fold>
    </>
  );
}
