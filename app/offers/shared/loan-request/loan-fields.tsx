import type { ComponentProps } from 'react';
import { AT_THE_END, PROFILE } from '#domain/offers/loan-query.ts';
import { unitWords } from '#domain/offers/loan-query-fields.ts';
import { purposes, type LoanRequest, type Purpose } from '#domain/loan/loan-request.ts';
import { currencySign } from '#domain/base/text/format-money.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';

/** The ids and names of the fields, which are also the words of an address (domain/offers/loan-query.ts). */
export const amountField = { id: 'suma', name: 'suma', label: 'Suma' } as const;
export const termField = { id: 'perioada', name: 'perioada', label: 'Perioada' } as const;
const numeric = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** A control beside a term, to choose its unit. Without `onChange` the platform keeps the choice, starting from `value`. */
export type UnitControlProps = { value: string; onChange?: (word: string) => void };
export const unitOptions = Object.values(unitWords).map((word) => ({ value: word, label: word }));

/** What a request says beside its sum and term, carried along by a form that asks for those two alone. */
export function CarriedRequest({ request: { purpose, profile } }: { request: LoanRequest }) {
  return (
    <>
      {purpose !== null && <input type="hidden" name="scop" value={purpose} />}
      <CarriedProfile profile={profile} />
    </>
  );
}

/** That all of it is given back at the end, carried along. */
export function CarriedProfile({ profile }: { profile: LoanRequest['profile'] | undefined }) {
  return profile === 'once' && <input type="hidden" name={PROFILE} value={AT_THE_END} />;
}

type PlainProps = Pick<ComponentProps<typeof TextField>, 'hint' | 'error' | 'defaultValue'>;

/** The amount, in lei, for pages that compute nothing in the browser. */
export function AmountField(props: PlainProps) {
  return <TextField {...amountField} {...numeric} {...props} unit={currencySign()} />;
}

type TermFieldProps = PlainProps & Pick<ComponentProps<typeof TextField>, 'unitControl'>;

/** The term, in the unit of its control, for pages that compute nothing in the browser. */
export function TermField(props: TermFieldProps) {
  return <TextField {...termField} {...numeric} {...props} />;
}

export type PurposeTexts = Record<Purpose, { label: string }>;

type PurposeFieldProps = Omit<ComponentProps<typeof SelectField>, 'id' | 'name' | 'label' | 'options'> & {
  label?: string;
  texts: PurposeTexts;
};

/** What the money is for, or nothing said of it. */
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
