import type { ReactNode } from 'react';
import type { FieldTexts } from './field.tsx';
import { SlideRule, type SlideRuleMark } from './slide-rule.tsx';
import { TextField } from './text-field.tsx';

type SliderFieldProps = FieldTexts & {
  id: string;
  name: string;
  /** shown after the value; or `unitControl` in its place, to choose the unit */
  unit?: string;
  unitControl?: ReactNode;
  /** which keyboard a telephone shows: „decimal” has the comma */
  inputMode?: 'numeric' | 'decimal';
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
