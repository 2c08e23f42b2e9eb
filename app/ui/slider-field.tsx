import type { ReactNode } from 'react';
import type { FieldTexts } from './field.tsx';
import { SlideRule, type SlideRuleMark } from './slide-rule.tsx';
import { TextField } from './text-field.tsx';

type SliderFieldProps = FieldTexts & {
  id: string;
  name: string;
  /** shown after the value; `unitControl` in its place lets the visitor choose the unit */
  unit?: string;
  unitControl?: ReactNode;
  /** keyboard of a phone: „decimal” has the comma */
  inputMode?: 'numeric' | 'decimal';
  /** text of the field, exactly as typed: the source of truth, and the value that the form submits */
  typed: string;
  onTyped: (text: string) => void;
  /** the text field lost the focus: the moment to show its error */
  onLeave?: () => void;
  /** index of the slider on its scale, 0 to positions − 1 */
  position: number;
  positions: number;
  onPosition: (index: number) => void;
  /** the slider's value in words: „2 000 de lei” */
  valueText: string;
  /** labels under the two ends of the rule */
  ends: readonly [string, string];
  /** ticks; by default one for each position of a short scale, eleven on a long one */
  marks?: readonly SlideRuleMark[];
};

/**
 * Shows a number field, with a slide rule below that changes it. The field works alone: the slider has no name and is hidden
 * without scripts.
 */
export function SliderField(props: SliderFieldProps) {
  const { label, inputMode = 'numeric', typed, onTyped, onLeave, position, onPosition, ...rest } = props;
  const { positions, valueText, ends, marks, ...field } = rest;
  return (
    <TextField
      {...field}
      label={label}
      inputMode={inputMode}
      autoComplete="off"
      value={typed}
      onChange={(event) => onTyped(event.target.value)}
      onBlur={onLeave}
    >
      <SlideRule
        label={`${label}, cursor`}
        {...{ position, positions, onPosition, valueText, ends, marks }}
      />
    </TextField>
  );
}
