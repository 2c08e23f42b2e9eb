import type { ReactNode } from 'react';
import './facts.css';

type FactsProps = { facts: readonly { name: string; value: ReactNode }[] };

/** A few facts in a row: a noun above each, its value is the news. Of figures that are the answer: FigureList. */
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
