import type { ReactNode } from 'react';
import { LenderAsked } from '#app/offers/shared/asked/lender-asked.tsx';
import { formatDate } from '#domain/base/text/format-date.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { ShareLink } from '#app/ui/share-link.tsx';
import { PlusMinus } from '#app/ui/plus-minus.tsx';
import { LenderAdvice } from './lender-advice.tsx';
import { LenderCost } from './lender-cost.tsx';
import { LenderHead } from './lender-head.tsx';
import { LenderNotes } from './lender-notes.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import { LenderPart, LenderParts } from './lender-part.tsx';
import { LenderReported } from './lender-reported.tsx';
import { LenderReviews } from './lender-reviews.tsx';
import { LenderSources } from './lender-sources.tsx';
import { LenderUnavailable } from './lender-unavailable.tsx';
import { LenderWays } from './lender-ways.tsx';
import { OtherLenders } from './other-lenders.tsx';
import { PriceAlertFold } from './price-alert-fold.tsx';

type LenderPageProps = {
  data: LenderPageData;
  /** name of the picture of its link, below /share/ */
  picture: string;
  /** the offer's figures for the request; hidden while the offer is unavailable */
  figures: ReactNode;
};

/**
 * Shows one lender: the answer, the verdict and the next step; its cost, pluses and minuses; whom it suits and what to do.
 * Questions, identity and price evidence with sources are in folds.
 */
export function LenderPage({ data, picture, figures }: LenderPageProps) {
  const { texts, errors, isAvailable, isPriced, reviews, offersHref, reported } = data;
  const cost = isAvailable && <LenderCost data={data} figures={figures} />;
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
        current={texts.menu}
        title={texts.h1}
        verdict={texts.subtitle}
        ways={
          isAvailable && (
            <>
              <LenderWays
                {...data}
                name={texts.menu}
                other={{ href: offersHref, label: 'Comparați cu alte oferte' }}
              />
              <ShareLink href={data.path} />
            </>
          )
        }
      />
      {!isAvailable && <LenderUnavailable askHref={data.askHref} />}
      <LenderParts>
        {isPriced && cost}
        <LenderPart id="plusuri" title="Plusuri și minusuri">
          <PlusMinus pluses={texts.pros} minuses={texts.cons} />
        </LenderPart>
        {!isPriced && cost}
      </LenderParts>
      <LenderAdvice {...data} />
      {reported.length > 0 && <LenderReported reported={reported} />}
      {data.asked && <LenderAsked asked={data.asked} />}
      {data.alertToken !== null && <PriceAlertFold {...data} token={data.alertToken} />}
      <LenderNotes data={data} texts={texts}>
        <LenderSources
          {...data}
          name={texts.menu}
          signature={`${data.author}, ${formatDate(texts.updated)}.`}
        />
      </LenderNotes>
      <LenderReviews reviews={reviews} path={data.path} name={texts.menu} />
      <OtherLenders others={data.others} offersHref={offersHref} request={data.request} />
    </article>
  );
}
