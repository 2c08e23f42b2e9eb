import type { CalculatorField } from '#domain/tools/calculator/calculator-fields.ts';
import type { CalculatorForm } from './use-calculator.ts';

type FormProps = { form: CalculatorForm };
type FieldProps = FormProps & { name: CalculatorField };

/**
 * Compares a field's display in two states of the form: most fields stay the same while one slider moves. Event handlers are the
 * same in every state.
 * @param says the other properties that affect the display
 */
export function isSameField<Props extends FieldProps>(says: readonly (keyof Props)[]) {
  return (before: Readonly<Props>, after: Readonly<Props>): boolean =>
    showsSame(before.form, after.form, after.name) && says.every((key) => before[key] === after[key]);
}

/** Compares several fields together; `says` lists everything they show besides the values of `names`. */
export function areSameFields<Props extends FormProps>(
  names: readonly CalculatorField[],
  says: readonly (keyof Props)[] = [],
) {
  return (before: Readonly<Props>, after: Readonly<Props>): boolean =>
    names.every((name) => showsSame(before.form, after.form, name)) &&
    says.every((key) => before[key] === after[key]);
}

function showsSame(before: CalculatorForm, after: CalculatorForm, name: CalculatorField): boolean {
  return (
    before.typed[name] === after.typed[name] &&
    before.usable[name] === after.usable[name] &&
    before.errorOf(name) === after.errorOf(name)
  );
}
