import type { HomeTexts } from '#domain/content/home-schema.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { Band } from './band.tsx';
import { EmptyNote } from './empty-note.tsx';
import { PersonName } from './person-name.tsx';
import { StarPips } from './star-pips.tsx';
import './reviews.css';

/** A published, moderated review. */
export type ShownReview = {
  id: string;
  /** who wrote it */
  name: string;
  /** the lender, where the page does not say whom it is about */
  about: string | null;
  text: string;
  /** 1 to 5 */
  stars: number;
  /** yyyy-mm-dd */
  date: string;
};

type ReviewsProps = {
  title: string;
  intro?: string;
  /** what to say while there is none */
  none: string;
  reviews: readonly ShownReview[];
  texts: Pick<HomeTexts['reviews'], 'checksTitle' | 'checks' | 'invite' | 'inviteMore'>;
  /** where one writes; null while there is no such page */
  link: { text: string; link: string } | null;
};

/** What readers say, how a review is checked, and an invitation to write one. */
export function Reviews({ title, intro, none, reviews, texts, link }: ReviewsProps) {
  const isEmpty = reviews.length === 0;
  return (
    <Band id="pareri" title={title} intro={intro}>
      <div className="reviews">
        {!isEmpty && <ReviewList reviews={reviews} />}
        <div className="reviews-note">
          {isEmpty && (
            <EmptyNote drawing="voices">
              <p className="lede">{none}</p>
            </EmptyNote>
          )}
          <p>
            {isEmpty ? texts.invite : texts.inviteMore} {link && <a href={link.link}>{link.text}</a>}
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

/** Published reviews, as they were written. */
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
