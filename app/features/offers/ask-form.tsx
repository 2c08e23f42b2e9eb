import type { SubmitEvent } from 'react';
import { amountScale, nearestStep } from '#domain/offers/amount-scale.ts';
import type { LoanLimits } from '#domain/offers/loan-request.ts';
import { purposes } from '#domain/offers/loan-request.ts';
import { currencySign, moneyInSentence } from '#domain/text/format-money.ts';
import { formatNumber } from '#domain/text/format-number.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { SliderField } from '#app/ui/slider-field.tsx';
import type { PurposeTexts } from './offers-page-data.ts';
import type { LoanForm } from './use-loan-query.ts';
import './ask-form.css';

/** Fields elsewhere on the page belong to this form by `form={ASK_FORM}`: one submit carries everything. */
export const ASK_FORM = 'cerere';

type AskFormProps = { action: string; form: LoanForm; limits: LoanLimits; purposeTexts: PurposeTexts };

/** Amount, term and purpose. A plain GET form; with a script it recalculates as one moves. */
export function AskForm({ action, form, limits, purposeTexts }: AskFormProps) {
  const { query, errors, edit } = form;
  const purposeOptions = purposes.map((value) => ({ value, label: purposeTexts[value].label }));
  return (
    <>
      {errors.length > 0 && (
        <ErrorSummary errors={errors.map(({ field, message }) => ({ href: `#${field}`, message }))} />
      )}
      <form className="ask" id={ASK_FORM} action={action} method="get" noValidate onSubmit={submit(form)}>
        <AmountField form={form} limits={limits} />
        <TermField form={form} limits={limits} />
        <SelectField
          id="scop"
          name="scop"
          label="Pentru ce"
          options={[{ value: '', label: 'Nu precizez' }, ...purposeOptions]}
          value={query.request.purpose ?? ''}
          onChange={(event) => edit((params) => params.set('scop', event.target.value))}
        />
        <Button>Recalculați</Button>
      </form>
    </>
  );
}

// A button with its own address leaves the page; every other submit only recalculates what is already here.
function submit({ check }: LoanForm) {
  return (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    if (submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    check();
  };
}

type FieldProps = { form: LoanForm; limits: LoanLimits };

function AmountField({ form, limits }: FieldProps) {
  const { principal } = form.query.request;
  const scale = amountScale(limits);
  return (
    <SliderField
      id="suma"
      name="suma"
      label="Suma"
      unit={currencySign()}
      typed={form.typedText('suma', formatNumber(principal / 100))}
      onTyped={(text) => form.edit((params) => params.set('suma', text))}
      position={nearestStep(scale, principal)}
      positions={scale.length}
      onPosition={(index) =>
        form.edit((params) => params.set('suma', formatNumber((scale[index] ?? principal) / 100)))
      }
      valueText={moneyInSentence(principal)}
      ends={[formatNumber(limits.minPrincipal / 100), formatNumber(limits.maxPrincipal / 100)]}
      error={form.errors.find(({ field }) => field === 'suma')?.message}
    />
  );
}

function TermField({ form, limits }: FieldProps) {
  const { term } = form.query.request;
  const [min, max] =
    term.unit === 'days' ? [limits.minDays, limits.maxDays] : [limits.minMonths, limits.maxMonths];
  return (
    <SliderField
      id="perioada"
      name="perioada"
      label="Perioada"
      unitControl={<UnitSelect form={form} />}
      typed={form.typedText('perioada', String(term.count))}
      onTyped={(text) => form.edit((params) => params.set('perioada', text))}
      position={term.count - min}
      positions={max - min + 1}
      onPosition={(index) => form.edit((params) => params.set('perioada', String(min + index)))}
      valueText={formatTerm(term)}
      ends={[String(min), String(max)]}
      error={form.errors.find(({ field }) => field === 'perioada')?.message}
    />
  );
}

function UnitSelect({ form }: { form: LoanForm }) {
  return (
    <select
      className="input ask-unit"
      name="unitate"
      aria-label="Unitatea perioadei"
      value={form.query.request.term.unit === 'days' ? 'zile' : 'luni'}
      onChange={(event) =>
        form.edit((params) => {
          params.set('unitate', event.target.value);
          // The number of the other unit would be out of bounds: the usual one takes its place.
          params.delete('perioada');
        })
      }
    >
      <option value="luni">luni</option>
      <option value="zile">zile</option>
    </select>
  );
}
