import type { ReactNode } from 'react';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import './key-figures.css';

export type KeyFigure = {
  label: string;
  now: number;
  /** of the previous period, if there is one to compare with */
  before?: number;
  /** caveat of the figure, such as an estimate */
  note?: ReactNode;
};

/** Shows the sums of the period, each with that of the previous period. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className="key-figures">
      {figures.map(({ label, now, before, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{formatNumber(now)}</b>
            {note && <span className="fine">{note}</span>}
            {before !== undefined && <span className="fine">{changeInWords(before, now)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Writes `+12,5% față de 800`; without a percentage if the previous value was zero. */
export function changeInWords(before: number, now: number): string {
  const since = `față de ${formatNumber(before)}`;
  if (before === 0) return since;
  const change = ((now - before) / before) * 100;
  return `${change > 0 ? '+' : ''}${formatPercent(change, 1)} ${since}`;
}
