import type { CalculatorField } from '#domain/calculator/calculator-fields.ts';
import type { CalculatorForm } from './use-calculator.ts';

type FieldProps = { form: CalculatorForm; name: CalculatorField };

/**
 * Whether a field shows the same in two states of the form: most do while one slider moves. What a field does when it is
 * touched is the same in every state.
 * @param says the other properties that decide what it shows
 */
export function isSameField<Props extends FieldProps>(says: readonly (keyof Props)[]) {
  return (before: Readonly<Props>, after: Readonly<Props>): boolean => {
    const { name } = after;
    return (
      before.form.typed[name] === after.form.typed[name] &&
      before.form.usable[name] === after.form.usable[name] &&
      before.form.errorOf(name) === after.form.errorOf(name) &&
      says.every((key) => before[key] === after[key])
    );
  };
}
