import { formatDate } from '#domain/text/format-date.ts';
import { Band } from '#app/ui/band.tsx';
import { StarPips } from '#app/ui/star-pips.tsx';
import type { LenderPageData, LenderReview } from './lender-page-data.ts';
import './lender-reviews.css';

type LenderReviewsProps = Pick<LenderPageData, 'reviews'> & { menu: string };

/** What borrowers say of this lender, how a review is checked, and an invitation to write one. */
export function LenderReviews({ menu, reviews: { published, texts } }: LenderReviewsProps) {
  const hasReviews = published.length > 0;
  return (
    <Band id="pareri" title={`Păreri despre ${menu}`}>
      <div className="lender-reviews">
        {hasReviews && (
          <ul className="lender-reviews-list">
            {published.map((review) => (
              <li key={review.id}>
                <Review review={review} />
              </li>
            ))}
          </ul>
        )}
        <div className="lender-stack">
          {!hasReviews && <p className="lede">Încă nu am publicat nicio părere despre acest creditor.</p>}
          <p>
            {hasReviews ? texts.inviteMore : texts.invite}{' '}
            {texts.link && <a href={texts.link.link}>{texts.link.text}</a>}
          </p>
        </div>
        <div>
          <h3>{texts.checksTitle}</h3>
          <ul className="bullets">
            {texts.checks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}

function Review({ review: { name, text, stars, date } }: { review: LenderReview }) {
  return (
    <figure>
      <StarPips stars={stars} />
      <blockquote>{text}</blockquote>
      <figcaption className="fine">
        {name}, {formatDate(date)}
      </figcaption>
    </figure>
  );
}
