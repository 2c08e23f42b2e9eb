import { memo, type ReactNode } from 'react';
import { nearestStop, withinScale } from '#domain/tools/calculator/calculator-scales.ts';
import type { CalculatorField } from '#domain/tools/calculator/calculator-fields.ts';
import { numberText } from '#domain/tools/calculator/number-text.ts';
import { parseTypedNumber } from '#domain/base/text/parse-number.ts';
import type { SlideRuleMark } from '#app/ui/slide-rule.tsx';
import { SliderField } from '#app/ui/slider-field.tsx';
import { isSameField } from './is-same-field.ts';
import type { CalculatorForm } from './use-calculator.ts';

type NumberFieldProps = {
  form: CalculatorForm;
  name: CalculatorField;
  label: string;
  unit?: string;
  unitControl?: ReactNode;
  /** stops of the slider, ascending; another unit has another scale, with its own `ends` and `valueText` */
  scale: readonly number[];
  /** position of the slider while the field is empty: „as in the first loan” */
  otherwise?: string | undefined;
  valueText: (value: number) => string;
  ends: readonly [string, string];
  marks?: readonly SlideRuleMark[];
};

/** A number field, decimals included, with a slide rule below. Only the text field is submitted. */
export const NumberField = memo(
  function NumberField(props: NumberFieldProps) {
    const { form, name, scale, otherwise = '', valueText, ...field } = props;
    const typed = form.typed[name];
    const value =
      slideValue(typed) ?? slideValue(otherwise) ?? slideValue(form.usable[name]) ?? scale[0] ?? 0;
    return (
      <SliderField
        {...field}
        id={name}
        name={name}
        inputMode="decimal"
        error={form.errorOf(name)}
        typed={typed}
        onTyped={(text) => form.change({ [name]: text })}
        onLeave={() => form.leave(name)}
        position={nearestStop(scale, value)}
        positions={scale.length}
        onPosition={(index) => form.change({ [name]: numberText(scale[index] ?? value) })}
        valueText={valueText(withinScale(scale, value))}
      />
    );
  },
  isSameField<NumberFieldProps>(['name', 'label', 'unit', 'scale', 'otherwise']),
);

/** Reads the slider's position from typed text; null without a number. The exact value is read elsewhere. */
function slideValue(typed: string): number | null {
  const number = parseTypedNumber(typed);
  return number.ok ? number.value : null;
}
