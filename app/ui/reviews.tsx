import type { HomeTexts } from '#domain/texts/schemas/home-schema.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { PersonName } from './person-name.tsx';
import './star-pips.css';
import './reviews.css';

/** A published, moderated review. */
export type ShownReview = {
  id: string;
  /** name of its author */
  name: string;
  /** the lender, if the page is not about a single one */
  about: string | null;
  text: string;
  /** 1 to 5 */
  stars: number;
  /** yyyy-mm-dd */
  date: string;
};

/** Texts about the moderation of reviews. */
export type ReviewChecks = Pick<HomeTexts['reviews'], 'checksTitle' | 'checks'>;

/** Lists published reviews, as they were written. */
export function ReviewList({ reviews }: { reviews: readonly ShownReview[] }) {
  return (
    <ul className="reviews-list">
      {reviews.map((review) => (
        <li key={review.id}>
          <Review review={review} />
        </li>
      ))}
    </ul>
  );
}

function Review({ review: { name, about, text, stars, date } }: { review: ShownReview }) {
  return (
    <figure>
      <StarPips stars={stars} />
      <blockquote>{text}</blockquote>
      <figcaption className="fine">
        <PersonName>{name}</PersonName>
        {about !== null && ` despre ${about}`}, {formatDate(date)}, adresă de e-mail confirmată
      </figcaption>
    </figure>
  );
}

/** Shows a rating as five small squares, filled from the left. @param stars whole number, 1 to 5 */
function StarPips({ stars }: { stars: number }) {
  return (
    <svg className="pips" width={68} height={12} role="img" aria-label={`${stars} din 5`}>
      {[1, 2, 3, 4, 5].map((pip) => (
        <rect
          key={pip}
          className={pip <= stars ? 'on' : 'off'}
          x={(pip - 1) * 14 + 1}
          y={1}
          width={10}
          height={10}
        />
      ))}
    </svg>
  );
}
