import { classNames } from '#app/ui/class-names.ts';
import '#app/ui/evidence-looks.css';
import './road-bar.css';

type RoadBarProps = {
  /** `zero`: free of cost; `typed`: the visitor's own figure; the others follow the evidence of the price */
  look: 'zero' | 'current' | 'old' | 'unknown' | 'typed';
  /** percent of the scale; ignored if the cost is zero */
  high: number;
  /** low end of a range, in percent: a dashed tick; null: a single figure */
  low?: number | null;
  /** position of the legal maximum, in percent: a thick line, hatched from the cost up to it; null: no legal maximum */
  cap?: number | null;
  /** accessible name; left out if the text beside the bar says the same */
  label?: string;
  className?: string;
};

// A zero cost is a mark, and no cost is too small to be visible.
const LEAST_PERCENT = 0.8;

/** Shows a cost alone on the scale of its list, drawn to its high end. */
export function RoadBar({ look, high, low = null, cap = null, label, className }: RoadBarProps) {
  const end = Math.max(LEAST_PERCENT, high);
  return (
    <svg
      className={classNames('rb', className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {look === 'zero' ? (
        <rect className="rb-zero" width="4" height="100%" />
      ) : (
        <rect
          // A visitor's own figure is not evidence, and has a look of its own.
          className={look === 'typed' ? 'rb-typed' : `ev-${look}`}
          width={`${end}%`}
          height="100%"
        />
      )}
      {cap !== null && cap > end && (
        <rect className="ev-unknown" x={`${end}%`} width={`${rounded(cap - end)}%`} height="100%" />
      )}
      {low !== null && <line className="rb-low" x1={`${low}%`} x2={`${low}%`} y1="0" y2="100%" />}
      {cap !== null && <line className="rb-cap" x1={`${cap}%`} x2={`${cap}%`} y1="-15%" y2="115%" />}
    </svg>
  );
}

function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}
