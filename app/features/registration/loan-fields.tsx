import { unitWords } from '#domain/offers/loan-query-fields.ts';
import { purposes } from '#domain/offers/loan-request.ts';
import { problemAt, type FormState } from '#domain/forms/form-state.ts';
import { leiInSentence } from '#domain/text/format-money.ts';
import { formatNumber } from '#domain/text/format-number.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { FieldTexts } from './registration-data.ts';

type LoanFieldsProps = Pick<FieldTexts, 'limits' | 'purposes'> & { form: FormState };

/** Amount, term and purpose. */
export function LoanFields({ form, limits, purposes: texts }: LoanFieldsProps) {
  const { values } = form;
  const { minPrincipal, maxPrincipal, minMonths, maxMonths, minDays, maxDays, defaults } = limits;
  return (
    <>
      <TextField
        id="suma"
        name="suma"
        label="Suma"
        unit="lei"
        inputMode="numeric"
        autoComplete="off"
        hint={`Între ${formatNumber(minPrincipal / 100)} și ${leiInSentence(maxPrincipal)}.`}
        error={problemAt(form, 'suma')}
        defaultValue={asAmount(values['suma'] ?? String(defaults.principal / 100))}
      />
      <TextField
        id="perioada"
        name="perioada"
        label="Perioada"
        inputMode="numeric"
        autoComplete="off"
        hint={`Între ${minMonths} și ${formatTerm({ count: maxMonths, unit: 'months' })}, sau între ${minDays} și ${formatTerm({ count: maxDays, unit: 'days' })}.`}
        error={problemAt(form, 'perioada')}
        defaultValue={values['perioada'] ?? String(defaults.term.count)}
        unitControl={
          <RadioGroup
            name="unitate"
            legend="Perioada este în"
            legendHidden
            options={[
              { value: unitWords.months, label: 'luni' },
              { value: unitWords.days, label: 'zile' },
            ]}
            value={values['unitate'] === unitWords.days ? unitWords.days : unitWords.months}
            look="segments"
          />
        }
      />
      <SelectField
        id="scop"
        name="scop"
        label="Pentru ce aveți nevoie de bani"
        options={[
          { value: '', label: 'Prefer să nu spun' },
          ...purposes.map((value) => ({ value, label: texts[value].label })),
        ]}
        defaultValue={values['scop'] ?? ''}
      />
    </>
  );
}

/** An amount of an address, written as amounts are; anything else as it was typed. */
function asAmount(typed: string): string {
  return /^\d{4,6}$/.test(typed) ? formatNumber(Number(typed)) : typed;
}
