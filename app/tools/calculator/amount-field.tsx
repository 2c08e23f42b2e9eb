import { memo } from 'react';
import type { CalculatorField } from '#domain/tools/calculator/calculator-fields.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { isSameField } from './is-same-field.ts';
import type { CalculatorForm } from './use-calculator.ts';

type AmountFieldProps = {
  form: CalculatorForm;
  name: CalculatorField;
  label: string;
  unit: string;
};

/** A number field that may stay empty. */
export const AmountField = memo(
  function AmountField({ form, name, label, unit }: AmountFieldProps) {
    return (
      <TextField
        id={name}
        name={name}
        label={label}
        unit={unit}
        inputMode="decimal"
        autoComplete="off"
        value={form.typed[name]}
        error={form.errorOf(name)}
        onChange={(event) => form.change({ [name]: event.target.value })}
        onBlur={() => form.leave(name)}
      />
    );
  },
  isSameField<AmountFieldProps>(['name', 'label', 'unit']),
);
