import type { ReactNode } from 'react';
import { LenderAsked } from '#app/shared/asked/lender-asked.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { LateCost } from './late-cost.tsx';
import { LenderConditions } from './lender-conditions.tsx';
import { LenderEvidence } from './lender-evidence.tsx';
import { LenderHead } from './lender-head.tsx';
import { LenderMinimum } from './lender-minimum.tsx';
import { LenderOffer } from './lender-offer.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import { LenderReported } from './lender-reported.tsx';
import { LenderReviews } from './lender-reviews.tsx';
import { LenderText } from './lender-text.tsx';
import { LenderUnavailable } from './lender-unavailable.tsx';
import { LenderWays } from './lender-ways.tsx';
import { OtherLenders } from './other-lenders.tsx';

type LenderPageProps = {
  data: LenderPageData;
  /** name of the picture of its link, below /share/ */
  picture: string;
  /** the offer's figures for the request; not shown while the offer is unavailable */
  figures: ReactNode;
};

/**
 * One lender: who it is and the way to it on the first screen, then the evidence of its price, what it costs for my amount,
 * what it asks, what being late costs. What is long opens when wanted, so that a phone has it all within a few screens.
 */
export function LenderPage({ data, picture, figures }: LenderPageProps) {
  const { slug, texts, errors, isAvailable, request, reviews, offersHref, offerId, leavingHref, askHref } =
    data;
  return (
    <article className="lender">
      <PageHead
        title={texts.title}
        description={texts.description}
        hasErrors={errors.length > 0 || reviews.form.problems.length > 0}
        image={picture}
      />
      <LenderHead
        {...data}
        name={texts.menu}
        current={texts.menu}
        title={texts.h1}
        ways={
          isAvailable && (
            <LenderWays
              name={texts.menu}
              offerId={offerId}
              leavingHref={leavingHref}
              askHref={askHref}
              other={{ href: offersHref, label: 'Comparați cu alte oferte' }}
            />
          )
        }
      />
      {!isAvailable && <LenderUnavailable askHref={askHref} />}
      {data.evidence && <LenderEvidence evidence={data.evidence} slug={slug} />}
      {data.reported.length > 0 && <LenderReported reported={data.reported} />}
      {data.asked && <LenderAsked asked={data.asked} />}
      {isAvailable && <LenderOffer data={data} figures={figures} />}
      {errors.length === 0 && data.minimum && <LenderMinimum minimum={data.minimum} slug={slug} />}
      {data.conditions && <LenderConditions conditions={data.conditions} slug={slug} />}
      <LateCost late={data.late} slug={slug} principal={request.principal} />
      <LenderText texts={texts} author={data.author} sources={data.sources} notes={data.notes} />
      <LenderReviews reviews={reviews} path={data.path} name={texts.menu} />
      <OtherLenders {...{ errors, request, offersHref }} others={data.others} />
    </article>
  );
}
