import type { ReactNode } from 'react';
import './figure-list.css';

type FigureListProps = {
  figures: readonly { name: string; value: ReactNode }[];
  /** which figures are large */
  large?: 'first' | 'all';
};

/** Shows a few figures side by side, each under its name. */
export function FigureList({ figures, large = 'first' }: FigureListProps) {
  return (
    <dl className={`figures figures-${large}`}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
