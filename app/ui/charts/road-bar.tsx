import { classNames } from '#app/ui/class-names.ts';
import '#app/ui/evidence-looks.css';
import './road-bar.css';

type RoadBarProps = {
  /** `zero`: nothing is paid; `typed`: what the visitor wrote; the rest as the evidence of the price is */
  look: 'zero' | 'current' | 'old' | 'unknown' | 'typed';
  /** percent of the scale; not looked at where nothing is paid */
  high: number;
  /** the low end of a range, in percent: a broken tick; null: one figure */
  low?: number | null;
  /** where the maximum of the law lies, in percent: a thick line, hatched from the cost up to it; null: the law sets none */
  cap?: number | null;
  /** read aloud; left out where the same words stand beside it */
  label?: string;
  className?: string;
};

// A cost of nothing is a mark, and no cost is too small to be seen.
const LEAST_PERCENT = 0.8;

/** A cost alone on the scale of its list, drawn to its high end. */
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
          // What a visitor has typed is nobody's evidence, and looks like none.
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
