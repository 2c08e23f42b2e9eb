import type { Verdict } from '#domain/tools/contract-check/verdict.ts';
import './verdict-mark.css';

// Four shapes, not four colours: they differ even in grey print.
const signs: Readonly<Record<Verdict, string>> = {
  under: 'm5 10 3.5 3.5L15 6.5',
  ask: 'M7 7.5a3 3 0 1 1 4.2 2.8c-.8.4-1.2.9-1.2 1.7v.5M10 15v.5',
  over: 'm6 6 8 8m0-8-8 8',
  unknown: '',
};

/** Shows the square of a verdict. Decorative: its words stand beside it. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return (
    <svg
      className={`verdict-mark verdict-mark-${verdict}`}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <rect x="1" y="1" width="18" height="18" />
      {signs[verdict] && <path d={signs[verdict]} />}
    </svg>
  );
}
