import { Band } from '#app/ui/band.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { ReviewList, type ShownReview } from '#app/ui/reviews.tsx';
import type { HomeTexts } from '#domain/texts/schemas/home-schema.ts';

type ReadersSayProps = {
  texts: HomeTexts['reviews'];
  reviews: readonly ShownReview[];
  pageExists: (path: string) => boolean;
};

/** Shows readers' reviews of lenders, where to write one, and how reviews are moderated. */
export function ReadersSay({ texts, reviews, pageExists }: ReadersSayProps) {
  const { title, none, more, link, checksTitle, checks } = texts;
  return (
    <Band id="pareri" title={title}>
      <div className="readers">
        {reviews.length > 0 && <ReviewList reviews={reviews} />}
        <p>
          {reviews.length > 0 ? more : none} {pageExists(link.link) && <a href={link.link}>{link.text}</a>}
        </p>
        <Fold summary={checksTitle}>
          <ul className="bullets">
            {checks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ul>
        </Fold>
      </div>
    </Band>
  );
}
