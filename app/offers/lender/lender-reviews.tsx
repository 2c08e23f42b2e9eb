import { Fold } from '#app/ui/fold.tsx';
import { Band } from '#app/ui/band.tsx';
import { ReviewList } from '#app/ui/reviews.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import { ReviewForm } from './review-form.tsx';

type LenderReviewsProps = Pick<LenderPageData, 'reviews' | 'path'> & { name: string };

/** What readers say of this lender; the form for one, and beneath it how it is checked, open when wanted. */
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
