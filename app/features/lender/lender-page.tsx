import type { ReactNode } from 'react';
import type { Source } from '#domain/offers/offer.ts';
import { Band } from '#app/ui/band.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { CheckInvitation } from '#app/ui/check-invitation.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { QuestionList } from '#app/ui/question-list.tsx';
import { Reviews } from '#app/ui/reviews.tsx';
import { StepList } from '#app/ui/step-list.tsx';
import { SourceName } from '#app/ui/source-name.tsx';
import { CostOverTimeTable } from './cost-over-time-table.tsx';
import { LateCost } from './late-cost.tsx';
import { LenderConditions } from './lender-conditions.tsx';
import { LenderEvidence } from './lender-evidence.tsx';
import { LenderHero } from './lender-hero.tsx';
import { LenderIdentity } from './lender-identity.tsx';
import { LenderOffer } from './lender-offer.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import { LenderReviewText } from './lender-review-text.tsx';
import { LenderScoreTable } from './lender-score-table.tsx';
import { LenderUnavailable } from './lender-unavailable.tsx';
import { OtherLenders } from './other-lenders.tsx';
import { ProsAndCons } from './pros-and-cons.tsx';
import { ReviewForm } from './review-form.tsx';

type LenderPageProps = {
  data: LenderPageData;
  /** the offer's figures for the request; not shown while the offer is unavailable */
  figures: ReactNode;
};

/** One lender: what it costs for my amount, what it asks, who it is, and what happens when one is late. */
export function LenderPage({ data, figures }: LenderPageProps) {
  const { texts, errors, isAvailable, costOverTime, request, reviews } = data;
  return (
    <article className="lender">
      <PageHead
        title={texts.title}
        description={texts.description}
        hasErrors={errors.length > 0 || reviews.form.problems.length > 0}
        image="creditori"
      />
      <div className="wrap">
        <Breadcrumbs
          items={[{ href: '/credit-nevoi-personale/', label: 'Credit de nevoi personale' }]}
          current={texts.menu}
        />
      </div>
      <LenderHero data={data} />
      {isAvailable ? <LenderOffer data={data} figures={figures} /> : <LenderUnavailable />}
      {costOverTime && <CostOverTimeTable costs={costOverTime} />}
      {data.evidence && <LenderEvidence evidence={data.evidence} />}
      <ProsAndCons pros={texts.pros} cons={texts.cons} />
      <LenderReviewText texts={texts} author={data.author} />
      {data.conditions && <LenderConditions conditions={data.conditions} />}
      <LateCost late={data.late} />
      <CheckInvitation />
      <LenderIdentity identity={data.identity} />
      <LenderScoreTable score={data.score} />
      <Band id="pasi" title="Pașii, pe scurt">
        <StepList steps={texts.steps} />
      </Band>
      <Band id="intrebari" title={`Întrebări despre ${texts.menu}`}>
        <QuestionList questions={texts.faq} />
      </Band>
      <Reviews
        title={`Păreri despre ${texts.menu}`}
        none="Încă nu am publicat nicio părere despre acest creditor."
        reviews={reviews.published}
        texts={reviews.texts}
        link={{ text: 'Scrieți o părere', link: '#scrieti-o-parere' }}
      >
        <ReviewForm path={data.path} form={reviews.form} isSent={reviews.isSent} />
      </Reviews>
      <OtherLenders others={data.others} request={request} offersHref={data.offersHref} />
      <LenderSources sources={data.sources} />
    </article>
  );
}

/** Everything the page leans on, once. */
function LenderSources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <Band
      id="surse"
      title="Surse"
      intro="Ce am găsit doar pe site-uri de comparare sau la brokeri nu arătăm."
    >
      <ul className="bullets">
        {sources.map((source) => (
          <li key={`${source.name}|${source.date}`}>
            <SourceName source={source} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
