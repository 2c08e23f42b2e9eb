import type { ComponentProps } from 'react';
import { AT_THE_END, PROFILE } from '#domain/offers/loan-query.ts';
import { purposes, type LoanRequest, type Purpose } from '#domain/loan/loan-request.ts';
import { currencySign } from '#domain/base/text/format-money.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';

/** Ids and names of the fields, which are also the keys of the address (domain/offers/loan-query.ts). */
export const amountField = { id: 'suma', name: 'suma', label: 'Suma' } as const;
export const termField = { id: 'perioada', name: 'perioada', label: 'Perioada' } as const;
const numeric = { inputMode: 'numeric', autoComplete: 'off' } as const;

/**
 * Props of a control beside a term, which selects its unit. Without `onChange` the browser holds the choice, starting from
 * `value`.
 */
export type UnitControlProps = { value: string; onChange?: (word: string) => void };

/** Carries the parts of a request other than amount and term, in a form that asks for those two alone. */
export function CarriedRequest({ request: { purpose, profile } }: { request: LoanRequest }) {
  return (
    <>
      {purpose !== null && <input type="hidden" name="scop" value={purpose} />}
      <CarriedProfile profile={profile} />
    </>
  );
}

/** Carries the choice to repay everything at the end. */
export function CarriedProfile({ profile }: { profile: LoanRequest['profile'] | undefined }) {
  return profile === 'once' && <input type="hidden" name={PROFILE} value={AT_THE_END} />;
}

type PlainProps = Pick<ComponentProps<typeof TextField>, 'hint' | 'error' | 'defaultValue'>;

/** Asks for the amount, in lei, on pages that compute nothing in the browser. */
export function AmountField(props: PlainProps) {
  return <TextField {...amountField} {...numeric} {...props} unit={currencySign()} />;
}

type TermFieldProps = PlainProps & Pick<ComponentProps<typeof TextField>, 'unitControl'>;

/** Asks for the term, in the unit of its control, on pages that compute nothing in the browser. */
export function TermField(props: TermFieldProps) {
  return <TextField {...termField} {...numeric} {...props} />;
}

export type PurposeTexts = Record<Purpose, { label: string }>;

type PurposeFieldProps = Omit<ComponentProps<typeof SelectField>, 'id' | 'name' | 'label' | 'options'> & {
  label?: string;
  texts: PurposeTexts;
};

/** Asks for the purpose of the loan, which is optional. */
export function PurposeField({
  texts,
  label = 'Pentru ce aveți nevoie de bani',
  ...rest
}: PurposeFieldProps) {
  return (
    <SelectField
      {...rest}
      id="scop"
      name="scop"
      label={label}
      options={[
        { value: '', label: 'Prefer să nu spun' },
        ...purposes.map((value) => ({ value, label: texts[value].label })),
      ]}
    />
  );
}
