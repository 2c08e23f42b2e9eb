import { formatDate } from '#domain/text/format-date.ts';
import { Band } from '#app/ui/band.tsx';
import { StarPips } from '#app/ui/star-pips.tsx';
import type { HomeTexts } from './home-texts.ts';
import './reviews.css';

/** A published, moderated review. */
export type HomeReview = {
  id: string;
  name: string;
  text: string;
  /** 1 to 5 */
  stars: number;
  /** brand of the lender it is about */
  lender: string;
  /** yyyy-mm-dd */
  date: string;
};

type ReviewsProps = {
  texts: HomeTexts['reviews'];
  reviews: readonly HomeReview[];
  pageExists: (path: string) => boolean;
};

/** What borrowers say of lenders. While nobody has said anything: how a review is checked, and an invitation. */
export function Reviews({ texts, reviews, pageExists }: ReviewsProps) {
  return (
    <Band id="pareri" title={texts.title} intro={texts.intro}>
      <div className="reviews">
        {reviews.length > 0 && (
          <ul className="reviews-list">
            {reviews.map((review) => (
              <li key={review.id}>
                <Review review={review} />
              </li>
            ))}
          </ul>
        )}
        <div className="reviews-note">
          {reviews.length === 0 && <p className="lede">{texts.none}</p>}
          <p>
            {reviews.length === 0 ? texts.invite : texts.inviteMore}{' '}
            {pageExists(texts.link.link) && <a href={texts.link.link}>{texts.link.text}</a>}
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

function Review({ review: { name, text, stars, lender, date } }: { review: HomeReview }) {
  return (
    <figure>
      <StarPips stars={stars} />
      <blockquote>{text}</blockquote>
      <figcaption className="fine">
        {name} despre {lender}, {formatDate(date)}
      </figcaption>
    </figure>
  );
}
