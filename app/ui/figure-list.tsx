import type { ReactNode } from 'react';
import './figure-list.css';

/** A few figures side by side, the first one the largest. */
export function FigureList({ figures }: { figures: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="calc-figures">
      {figures.map(({ name, value }, index) => (
        <div key={name} className={index === 0 ? 'calc-total' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
