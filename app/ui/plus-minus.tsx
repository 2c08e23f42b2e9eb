import type { ReactNode } from 'react';
import './plus-minus.css';

type PlusMinusProps = { pluses: readonly ReactNode[]; minuses: readonly ReactNode[] };

/** Shows advantages and disadvantages, side by side if there is room. */
export function PlusMinus({ pluses, minuses }: PlusMinusProps) {
  return (
    <div className="pm">
      {pluses.length > 0 && (
        <ul aria-label="Plusuri">
          {pluses.map((plus, index) => (
            <li key={index}>
              <span>{plus}</span>
            </li>
          ))}
        </ul>
      )}
      {minuses.length > 0 && (
        <ul className="minus" aria-label="Minusuri">
          {minuses.map((minus, index) => (
            <li key={index}>
              <span>{minus}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
