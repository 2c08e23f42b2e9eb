import type { ReactNode } from 'react';
import { changePercent } from '#domain/visits/statistics/change-percent.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';
import './key-figures.css';

export type KeyFigure = {
  label: string;
  now: number;
  before: number;
  /** what must be said beside the figure: that it is not exact, say */
  note?: ReactNode;
};

/** The sums of the period, each with what it was in the period before. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className="key-figures">
      {figures.map(({ label, now, before, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{formatNumber(now)}</b>
            {note && <span className="fine">{note}</span>}
            <span className="fine">{changeInWords(before, now)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `+12,5% față de 800`; without a percentage where there was nothing before. */
export function changeInWords(before: number, now: number): string {
  const change = changePercent(before, now);
  const since = `față de ${formatNumber(before)}`;
  if (change === null) return since;
  return `${change > 0 ? '+' : ''}${formatPercent(change, 1)} ${since}`;
}
