import type { RefObject } from 'react';
import type { FirstLine } from '#domain/tools/contract-check/first-line.ts';
import './verdict-heading.css';

type VerdictHeadingProps = { line: FirstLine; heading: RefObject<HTMLHeadingElement | null> };

/**
 * Shows the answer as the headline of the page: a sentence, with the part above the legal maximum in red, and a second one below.
 */
export function VerdictHeading({ line: { main, soft, past }, heading }: VerdictHeadingProps) {
  const [before = main, after] = past === null ? [main] : main.split(past, 2);
  return (
    <h1 className="verdict" id="raspuns" tabIndex={-1} ref={heading}>
      <span>
        {before}
        {after !== undefined && (
          <>
            <em>{past}</em>
            {after}
          </>
        )}
      </span>{' '}
      {soft && <span className="verdict-soft">{soft}</span>}
    </h1>
  );
}
