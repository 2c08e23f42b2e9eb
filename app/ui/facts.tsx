import type { ReactNode } from 'react';
import './facts.css';

type FactsProps = { facts: readonly { name: string; value: ReactNode }[] };

/** Shows a few facts in a row, each value under its name. For figures that are the answer use FigureList. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
