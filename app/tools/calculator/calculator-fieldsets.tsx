import { memo } from 'react';
import { currencySign } from '#domain/base/text/format-money.ts';
import {
  calculatorFields,
  choiceWords,
  type CalculatorError,
  type TypedCalculator,
} from '#domain/tools/calculator/calculator-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { AmountField } from './amount-field.tsx';
import { areSameFields } from './is-same-field.ts';
import { LoanFields } from './loan-fields.tsx';
import type { CalculatorForm } from './use-calculator.ts';

type FieldsProps = { form: CalculatorForm };

/** Asks for the first loan and the borrower's income. @param props.errors of the address, shown before the fields */
export const LoanForm = memo(function LoanForm({
  form,
  errors,
}: FieldsProps & { errors: readonly CalculatorError[] }) {
  return (
    <div className="calc-form">
      {errors.length > 0 && (
        <ErrorSummary errors={errors.map(({ field, message }) => ({ href: `#${field}`, message }))} />
      )}
      <BorrowerField form={form} />
      <LoanFields form={form} set="" />
      <Button>Calculați</Button>
    </div>
  );
});

const BorrowerField = memo(
  function BorrowerField({ form }: FieldsProps) {
    return (
      <RadioGroup
        name="tip"
        legend="Cine împrumută"
        look="segments"
        options={[
          { value: 'personal', label: 'Persoană fizică' },
          { value: 'auto', label: 'Firmă' },
        ]}
        value={form.typed.tip}
        onChange={(tip) => form.change({ tip })}
      />
    );
  },
  areSameFields(['tip']),
);

/** Asks for an early repayment: amount, date and purpose. A loan paid once has no such question. */
export const EarlyFields = memo(
  function EarlyFields({ form }: FieldsProps) {
    if (form.typed.plata === choiceWords.repayment.single) return null;
    return (
      <>
        <div className="calc-row">
          <AmountField form={form} name="anticipat" label="Plătiți în plus" unit={currencySign()} />
          <AmountField form={form} name="luna" label="Odată cu rata" unit={`din ${form.usable.perioada}`} />
          <SelectField
            id="efect"
            name="efect"
            label="Și alegeți"
            options={[
              { value: choiceWords.effect['shorter-term'], label: 'Perioadă mai scurtă' },
              { value: choiceWords.effect['smaller-payment'], label: 'Rată mai mică' },
            ]}
            value={form.typed.efect}
            onChange={(event) => form.change({ efect: event.target.value })}
          />
        </div>
        <Recalculate />
      </>
    );
  },
  areSameFields(['plata', 'perioada', 'anticipat', 'luna', 'efect']),
);

/** Asks for the monthly income and the payments of other loans. */
export const IncomeFields = memo(
  function IncomeFields({ form }: FieldsProps) {
    return (
      <>
        <div className="calc-row">
          <AmountField form={form} name="venit" label="Venitul net pe lună" unit={currencySign()} />
          <AmountField form={form} name="alte-rate" label="Alte rate pe lună" unit={currencySign()} />
        </div>
        <Recalculate />
      </>
    );
  },
  areSameFields(['venit', 'alte-rate']),
);

const secondFields = calculatorFields.filter((name) => name.endsWith('2'));

/**
 * Asks for the loan to compare with. @param props.first values of the first loan's fields: an empty field means the same value
 */
export const SecondLoanFields = memo(
  function SecondLoanFields({ form, first }: FieldsProps & { first: TypedCalculator }) {
    return (
      <fieldset>
        <legend className="sr">Al doilea credit</legend>
        <div className="calc-row">
          <LoanFields form={form} set="2" first={first} />
        </div>
        <Recalculate />
      </fieldset>
    );
  },
  areSameFields<FieldsProps & { first: TypedCalculator }>(secondFields, ['first']),
);

/** Shows the button that recalculates: with scripts the figures follow at once. */
function Recalculate() {
  return (
    <Button kind="line" className="calc-recalculate">
      Calculați din nou
    </Button>
  );
}
