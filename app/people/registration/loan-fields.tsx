import { unitWords, unitOptions } from '#domain/loan/term.ts';
import { problemAt, type FormState } from '#domain/base/forms/form-state.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import {
  AmountField,
  PurposeField,
  TermField,
  type UnitControlProps,
} from '#app/offers/shared/loan-request/loan-fields.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import type { FieldTexts } from './registration-data.ts';

type LoanFieldsProps = Pick<FieldTexts, 'limits' | 'purposes'> & { form: FormState };

/** Shows the fields amount, term and purpose. */
export function LoanFields({ form, limits, purposes }: LoanFieldsProps) {
  const { values } = form;
  const { minPrincipal, maxPrincipal, minMonths, maxMonths, minDays, maxDays, defaults } = limits;
  return (
    <>
      <AmountField
        hint={`Între ${formatNumber(minPrincipal / 100)} și ${leiInSentence(maxPrincipal)}.`}
        error={problemAt(form, 'suma')}
        defaultValue={asAmount(values['suma'] ?? String(defaults.principal / 100))}
      />
      <TermField
        hint={`Între ${minMonths} și ${formatTerm({ count: maxMonths, unit: 'months' })}, sau între ${minDays} și ${formatTerm({ count: maxDays, unit: 'days' })}.`}
        error={problemAt(form, 'perioada')}
        defaultValue={values['perioada'] ?? String(defaults.term.count)}
        unitControl={
          <UnitSegments value={values['unitate'] === unitWords.days ? unitWords.days : unitWords.months} />
        }
      />
      <PurposeField texts={purposes} defaultValue={values['scop'] ?? ''} />
    </>
  );
}

/** Formats an amount from the address; any other text stays as typed. */
function asAmount(typed: string): string {
  return /^\d{4,6}$/.test(typed) ? formatNumber(Number(typed)) : typed;
}

/** Selects months or days, beside a term, where both fit. */
function UnitSegments(props: UnitControlProps) {
  return (
    <RadioGroup
      {...props}
      name="unitate"
      legend="Perioada este în"
      legendHidden
      look="segments"
      options={unitOptions}
    />
  );
}
