import type { OfferView } from '#app/shared/offer/offer-view.ts';
import './score-squares.css';

/** What a lender shows before an application, as squares. It says nothing of how good or cheap it is, and orders nothing. */
export function ScoreSquares({ score: { href, text, marks } }: { score: NonNullable<OfferView['score']> }) {
  return (
    <a className="score" href={href}>
      <svg viewBox="0 0 120 11" aria-hidden="true">
        {marks.map(({ look, path }) => (
          <path key={look} className={look} d={path} />
        ))}
      </svg>
      {text}
      <span className="sr"> informații găsite pe site-ul lui</span>
    </a>
  );
}
