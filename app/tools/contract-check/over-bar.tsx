import { bani, type Bani } from '#domain/base/money/bani.ts';
import { formatLei, formatMoney, leiInSentence } from '#domain/base/text/format-money.ts';
import './over-bar.css';

type OverBarProps = {
  /** amount received, above 0 */
  received: Bani;
  /** highest legal cost */
  most: Bani;
  /** cost above the legal maximum, above 0 */
  over: Bani;
};

/** Shows a price above the legal maximum: the bar breaks out of its frame in red hatch, with the maximum under its own tick. */
export function OverBar({ received, most, over }: OverBarProps) {
  const whole = received + most + over;
  const percent = (part: number) => Math.round((part / whole) * 10_000) / 100;
  const [amount, tick] = [percent(received), percent(received + most)];
  const at = (x: number) => `${x}%`;
  const rest = at(Math.round((100 - tick) * 100) / 100);
  const maximum = bani(received + most);
  return (
    <svg
      className="over-bar"
      role="img"
      aria-label={`Împrumutați ${leiInSentence(received)}; prin lege costă cel mult ${leiInSentence(most)}; vi se cer ${leiInSentence(bani(most + over))}, cu ${leiInSentence(over)} peste lege`}
    >
      <pattern
        id="peste-lege"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <line className="past-line" x1="0" y1="0" x2="0" y2="7" />
      </pattern>
      <text className="past-words" x="100%" y="14" textAnchor="end">
        {formatLei(over)} peste lege
      </text>
      <svg y="22" width="100%" height="52">
        <rect className="sheet" width={at(tick)} height="100%" />
        <rect className="amount" width={at(amount)} height="100%" />
        <rect
          className="cost"
          x={at(amount)}
          width={at(Math.round((tick - amount) * 100) / 100)}
          height="100%"
        />
        <line x1={at(amount)} x2={at(amount)} y1="0" y2="100%" />
        <rect className="frame" width={at(tick)} height="100%" />
        <rect className="past" x={at(tick)} y="16%" width={rest} height="68%" />
        <rect className="past-hatch" x={at(tick)} y="16%" width={rest} height="68%" />
        <line className="cap" x1={at(tick)} x2={at(tick)} y1="-2%" y2="112%" />
        {amount > 32 && (
          <text className="on-amount" x="10" y="50%">
            {formatLei(received)}
          </text>
        )}
        {tick - amount > 14 && (
          <text className="on-cost" x={at(amount + 2)} y="50%">
            {formatMoney(most)}
          </text>
        )}
      </svg>
      <text x={at(tick)} y="98" textAnchor={tick > 50 ? 'end' : 'start'}>
        maximul legal <tspan className="past-most">{formatLei(maximum)}</tspan>
      </text>
    </svg>
  );
}
