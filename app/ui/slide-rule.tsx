import { memo } from 'react';
import './slide-rule.css';

export type SlideRuleMark = {
  /** index on the scale */
  position: number;
  /** label under the rule; marks with a label are longer */
  label?: string;
};

type SlideRuleProps = {
  label: string;
  position: number;
  positions: number;
  onPosition: (index: number) => void;
  valueText: string;
  ends: readonly [string, string];
  marks?: readonly SlideRuleMark[] | undefined;
};

/** Shows a range input drawn as a slide rule. It moves over the indexes of a scale, so steps may be of any size. */
export function SlideRule(props: SlideRuleProps) {
  const { label, position, positions, onPosition, valueText, ends } = props;
  return (
    <div className="rule needs-script">
      <Scale positions={positions} marks={props.marks} />
      <input
        type="range"
        min={0}
        max={positions - 1}
        step={1}
        value={position}
        onChange={(event) => onPosition(Number(event.target.value))}
        aria-label={label}
        aria-valuetext={valueText}
      />
      <div className="rule-ends" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  );
}

/** Shows the ticks, which are static: moving the slider does not render them again. */
const Scale = memo(function Scale({ positions, marks }: Pick<SlideRuleProps, 'positions' | 'marks'>) {
  return (
    <svg className="rule-scale" aria-hidden="true">
      <line x1="0" x2="100%" y1="27" y2="27" />
      {(marks ?? evenMarks(positions)).map((mark) => (
        <Mark key={mark.position} mark={mark} last={positions - 1} />
      ))}
    </svg>
  );
});

function Mark({ mark, last }: { mark: SlideRuleMark; last: number }) {
  const x = `${Math.round((mark.position / last) * 10_000) / 100}%`;
  return (
    <>
      <line x1={x} x2={x} y1={mark.label ? 14 : 19} y2="27" />
      {mark.label && (
        <text x={x} y="48">
          {mark.label}
        </text>
      )}
    </>
  );
}

const EVERY_POSITION_UP_TO = 17;
const MARKS_OF_LONG_SCALES = 11;

function evenMarks(positions: number): SlideRuleMark[] {
  const count = positions <= EVERY_POSITION_UP_TO ? positions : MARKS_OF_LONG_SCALES;
  return Array.from({ length: count }, (_, index) => ({ position: (index * (positions - 1)) / (count - 1) }));
}
