import type { ReactNode } from 'react';
import { nearestStop } from '#domain/calculator/calculator-scales.ts';
import type { CalculatorField } from '#domain/calculator/calculator-fields.ts';
import { numberText } from '#domain/calculator/number-text.ts';
import { Field, fieldAria } from '#app/ui/field.tsx';
import { SlideRule, type SlideRuleMark } from '#app/ui/slide-rule.tsx';
import type { CalculatorForm } from './use-calculator.ts';
import { slideValue } from './slide-value.ts';
import '#app/ui/text-field.css';

type NumberFieldProps = {
  form: CalculatorForm;
  name: CalculatorField;
  label: string;
  unit?: string;
  unitControl?: ReactNode;
  /** the stops of the slider, ascending */
  scale: readonly number[];
  /** where the slider stands while the field is empty: „as in the first loan” */
  otherwise?: string | undefined;
  valueText: (value: number) => string;
  ends: readonly [string, string];
  marks?: readonly SlideRuleMark[];
};

/** A number to type, decimals included, with a slide rule below that moves it. The field alone is what the form sends. */
export function NumberField(props: NumberFieldProps) {
  const { form, name, label, unit, unitControl, scale, otherwise = '', valueText } = props;
  const typed = form.typed[name];
  const error = form.errorOf(name);
  const value = slideValue(typed) ?? slideValue(otherwise) ?? slideValue(form.usable[name]) ?? scale[0] ?? 0;
  const position = nearestStop(scale, value);

  return (
    <Field id={name} label={label} error={error}>
      <div className="unit">
        <input
          {...fieldAria(name, { error }, unit !== undefined)}
          id={name}
          name={name}
          className="input"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => form.change({ [name]: event.target.value })}
          onBlur={() => form.leave(name)}
        />
        {unitControl ?? (
          <span className="unit-name" id={`${name}-unit`}>
            {unit}
          </span>
        )}
      </div>
      <SlideRule
        label={`${label}, cursor`}
        position={position}
        positions={scale.length}
        onPosition={(index) => form.change({ [name]: numberText(scale[index] ?? value) })}
        valueText={valueText(value)}
        ends={props.ends}
        marks={props.marks}
      />
    </Field>
  );
}
