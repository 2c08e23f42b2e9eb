import './score-squares.css';

type ScoreSquaresProps = { score: { points: number; outOf: number } };

/** How much of a lender can be checked, as squares. It says nothing of how good or cheap it is, and orders nothing. */
export function ScoreSquares({ score: { points, outOf } }: ScoreSquaresProps) {
  return (
    <a className="score" href="/metoda-de-evaluare/">
      <svg viewBox={`0 0 ${outOf * 12} 11`} aria-hidden="true">
        {points > 0 && <path className="score-on" d={squares(0, points)} />}
        {points < outOf && <path className="score-off" d={squares(points, outOf)} />}
      </svg>
      {`${points} din ${outOf}`}
      <span className="sr"> informații care se pot verifica</span>
    </a>
  );
}

function squares(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, at) => `M${(from + at) * 12 + 1} 1h8v8h-8z`).join('');
}
