import { Fold } from '#app/ui/fold.tsx';
import { Band } from '#app/ui/band.tsx';
import { ReviewList } from '#app/ui/reviews.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import { ReviewForm } from './review-form.tsx';

type LenderReviewsProps = Pick<LenderPageData, 'reviews' | 'path'> & { name: string };

/** Shows readers' reviews of this lender and the form for a new one; a fold explains the moderation. */
export function LenderReviews({
  reviews: { published, form, isSent, texts },
  path,
  name,
}: LenderReviewsProps) {
  return (
    <Band id="pareri" title="Păreri">
      <div>
        {published.length > 0 ? (
          <ReviewList reviews={published} />
        ) : (
          <p className="muted">Încă nicio părere despre {name}: nu le scriem noi și nu le cumpărăm.</p>
        )}
        <Fold summary="Scrieți o părere" open={form.problems.length > 0 || isSent}>
          <ReviewForm path={path} form={form} isSent={isSent} />
          <h3>{texts.checksTitle}</h3>
          <ul className="bullets">
            {texts.checks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ul>
        </Fold>
      </div>
    </Band>
  );
}
