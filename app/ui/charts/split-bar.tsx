import './split-bar.css';

/** Looks of the parts in their order: the first one is the subject. */
const looks = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

export type SplitPart = {
  label: string;
  /** 0 to 100; the parts of a bar add up to 100 */
  percent: number;
  /** text beside the label */
  amount: string;
};

/**
 * Shows the parts of a whole: one bar of at most five parts, with an explanation of each below. The figures are text: the bar is
 * hidden from screen readers.
 */
export function SplitBar({ parts }: { parts: readonly SplitPart[] }) {
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { percent }) => sum + percent, 0),
  );
  return (
    <div className="split">
      <svg className="split-bar" aria-hidden="true">
        {parts.map(({ label, percent }, index) => (
          <rect
            key={label}
            className={`split-${looks[index] ?? 'fifth'}`}
            x={`${starts[index] ?? 0}%`}
            width={`${percent}%`}
            height="100%"
          />
        ))}
      </svg>
      <ul className="split-key">
        {parts.map(({ label, amount }, index) => (
          <li key={label}>
            <svg aria-hidden="true">
              <rect className={`split-${looks[index] ?? 'fifth'}`} width="100%" height="100%" />
            </svg>
            <span>{label}</span>
            <b>{amount}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
