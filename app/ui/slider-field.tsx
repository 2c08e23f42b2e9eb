import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Field, fieldAria, type FieldTexts } from './field.tsx';
import { SlideRule, type SlideRuleMark } from './slide-rule.tsx';
import './text-field.css';

type SliderFieldProps = FieldTexts & {
  id: string;
  name: string;
  /** shown after the value; or `unitControl` in its place, to choose the unit */
  unit?: string;
  unitControl?: ReactNode;
  /** what the field holds, exactly as typed: the source of truth, and what the form sends */
  typed: string;
  onTyped: (text: string) => void;
  /** the typed field lost the focus: the moment to say what is wrong with it */
  onLeave?: () => void;
  /** index of the slider on its scale, 0 to positions − 1 */
  position: number;
  positions: number;
  onPosition: (index: number) => void;
  /** the slider's value in words: „2 000 de lei” */
  valueText: string;
  /** written under the two ends of the rule */
  ends: readonly [string, string];
  /** ticks; by default one for each position of a short scale, eleven on a long one */
  marks?: readonly SlideRuleMark[];
};

/**
 * A number to type, with a slide rule below that moves it. The field works alone: the slider has no name and is not
 * shown without a script.
 */
export function SliderField(props: SliderFieldProps) {
  const { id, name, label, hint, error, unit, unitControl, typed, onTyped, position, onPosition } = props;
  const field = useRef<HTMLInputElement>(null);
  const rule = useRef<HTMLInputElement>(null);

  // The page works before React takes it over: what was typed or slid by then counts, the typed value first.
  useLayoutEffect(() => {
    if (field.current && field.current.value !== typed) onTyped(field.current.value);
    else if (rule.current && Number(rule.current.value) !== position) onPosition(Number(rule.current.value));
    // Only what was there at the first render can differ.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="unit">
        <input
          {...fieldAria(id, { hint, error }, unit !== undefined)}
          ref={field}
          id={id}
          name={name}
          className="input"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => onTyped(event.target.value)}
          onBlur={props.onLeave}
        />
        {unitControl ?? (
          <span className="unit-name" id={`${id}-unit`}>
            {unit}
          </span>
        )}
      </div>
      <SlideRule
        ref={rule}
        label={`${label}, cursor`}
        position={position}
        positions={props.positions}
        onPosition={onPosition}
        valueText={props.valueText}
        ends={props.ends}
        marks={props.marks}
      />
    </Field>
  );
}
