import type { Bani } from '#domain/money/bani.ts';
import './cap-bar.css';

type CapBarProps = {
  principal: Bani;
  /** at most the principal: small credits never more than double */ cost: Bani;
};

/** A loan and its highest lawful cost on a scale of twice the loan. Decorative: the figures stand beside it. */
export function CapBar({ principal, cost }: CapBarProps) {
  const width = Math.round((cost / principal) * 5_000) / 100;
  return (
    <svg className="cap-bar" aria-hidden="true">
      <line className="scale" x1="0" x2="100%" y1="100%" y2="100%" />
      <rect className="amount" width="50%" height="100%" />
      <rect className="cost" x="50%" width={`${width}%`} height="100%" />
    </svg>
  );
}
