import { formatDate } from '#domain/base/text/format-date.ts';
import { checks } from '#domain/partners/transparency/checks.ts';
import type { Square } from '#domain/partners/transparency/squares.ts';
import './ten-squares.css';

/**
 * Shows the ten squares of a lender, in the order of the checks: full, empty, or hatched where it was not checked. If nobody has
 * looked for any of them, one sentence replaces ten.
 */
export function TenSquares({ squares }: { squares: readonly Square[] }) {
  if (squares.every(({ state }) => state === 'unchecked'))
    return (
      <>
        <p className="sr">nu am căutat încă niciun răspuns</p>
        <ol className="ten-squares" aria-hidden="true">
          {squares.map(({ check }) => (
            <li key={check} className="square square-unchecked" />
          ))}
        </ol>
      </>
    );
  return (
    <ol className="ten-squares">
      {squares.map((square, at) => (
        <li key={square.check} className={`square square-${square.state}`}>
          <span className="sr">{`${checks[at]?.label}: ${squareInWords(square)}`}</span>
        </li>
      ))}
    </ol>
  );
}

/** Writes the state of a square, with its date. */
function squareInWords({ state, page }: Square): string {
  if (state === 'unchecked') return 'nu am căutat încă';
  const day = formatDate(page.openedOn);
  return state === 'found' ? `este pe site, la ${day}` : `am căutat la ${day}, nu este`;
}

/** Shows the details of each square: its state in words, and the page that was opened. */
export function SquaresInWords({ squares }: { squares: readonly Square[] }) {
  return (
    <ol className="squares-in-words">
      {squares.map((square, at) => (
        <li key={square.check}>
          <span className={`square square-${square.state}`} aria-hidden="true" />
          <span>
            {checks[at]?.label}: {squareInWords(square)}
            {square.page && (
              <>
                {' '}
                <a href={square.page.url} rel="nofollow noopener">
                  pagina<span className="sr">: {checks[at]?.label}</span>
                </a>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
