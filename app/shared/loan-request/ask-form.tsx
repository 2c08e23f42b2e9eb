import { memo, type SubmitEvent } from 'react';
import type { OffersPageTexts } from '#domain/content/offers-page-schema.ts';
import type { Term } from '#domain/loan/term.ts';
import type { Bani } from '#domain/money/bani.ts';
import { amountScale, nearestStep } from '#domain/offers/amount-scale.ts';
import type { LoanQueryError } from '#domain/offers/loan-query.ts';
import { purposes, type LoanLimits, type LoanRequest } from '#domain/offers/loan-request.ts';
import { currencySign, moneyInSentence } from '#domain/text/format-money.ts';
import { formatNumber } from '#domain/text/format-number.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { SliderField } from '#app/ui/slider-field.tsx';
import type { LoanForm } from './use-loan-query.ts';
import './ask-form.css';

/** Fields elsewhere on the page belong to this form by `form={ASK_FORM}`: one submit carries everything. */
export const ASK_FORM = 'cerere';

type AskFormProps = {
  action: string;
  form: LoanForm;
  limits: LoanLimits;
  purposeTexts: OffersPageTexts['purposes'];
};

/** Amount, term and purpose. A plain GET form; with a script it recalculates as one moves. */
export function AskForm({ action, form, limits, purposeTexts }: AskFormProps) {
  const { errors, edit, typedText } = form;
  const { principal, term, purpose } = form.query.request;
  const errorOf = (name: LoanQueryError['field']) => errors.find(({ field }) => field === name)?.message;
  return (
    <>
      {errors.length > 0 && (
        <ErrorSummary errors={errors.map(({ field, message }) => ({ href: `#${field}`, message }))} />
      )}
      <form className="ask" id={ASK_FORM} action={action} method="get" noValidate onSubmit={submit(form)}>
        <AmountField
          {...{ principal, limits, edit }}
          typed={typedText('suma', formatNumber(principal / 100))}
          error={errorOf('suma')}
        />
        <TermField
          {...{ ...term, limits, edit }}
          typed={typedText('perioada', String(term.count))}
          error={errorOf('perioada')}
        />
        <PurposeField {...{ purpose, purposeTexts, edit }} />
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

// Each field is `memo`: it is not drawn again while the slider of another field moves.
type FieldProps = Pick<LoanForm, 'edit'> & { limits: LoanLimits; typed: string; error: string | undefined };

const AmountField = memo(function AmountField(props: FieldProps & { principal: Bani }) {
  const { principal, limits, typed, error, edit } = props;
  const scale = amountScale(limits);
  return (
    <SliderField
      id="suma"
      name="suma"
      label="Suma"
      unit={currencySign()}
      typed={typed}
      onTyped={(text) => edit((params) => params.set('suma', text))}
      position={nearestStep(scale, principal)}
      positions={scale.length}
      onPosition={(index) =>
        edit((params) => params.set('suma', formatNumber((scale[index] ?? principal) / 100)))
      }
      valueText={moneyInSentence(principal)}
      ends={[formatNumber(limits.minPrincipal / 100), formatNumber(limits.maxPrincipal / 100)]}
      error={error}
    />
  );
});

const TermField = memo(function TermField({ count, unit, limits, typed, error, edit }: FieldProps & Term) {
  const [min, max] =
    unit === 'days' ? [limits.minDays, limits.maxDays] : [limits.minMonths, limits.maxMonths];
  return (
    <SliderField
      id="perioada"
      name="perioada"
      label="Perioada"
      unitControl={<UnitSelect unit={unit} edit={edit} />}
      typed={typed}
      onTyped={(text) => edit((params) => params.set('perioada', text))}
      position={count - min}
      positions={max - min + 1}
      onPosition={(index) => edit((params) => params.set('perioada', String(min + index)))}
      valueText={formatTerm({ count, unit })}
      ends={[String(min), String(max)]}
      error={error}
    />
  );
});

function UnitSelect({ unit, edit }: Pick<Term, 'unit'> & Pick<LoanForm, 'edit'>) {
  return (
    <select
      className="input ask-unit"
      name="unitate"
      aria-label="Unitatea perioadei"
      value={unit === 'days' ? 'zile' : 'luni'}
      onChange={(event) =>
        edit((params) => {
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

type PurposeFieldProps = Pick<LoanRequest, 'purpose'> &
  Pick<AskFormProps, 'purposeTexts'> &
  Pick<LoanForm, 'edit'>;

const PurposeField = memo(function PurposeField({ purpose, purposeTexts, edit }: PurposeFieldProps) {
  return (
    <SelectField
      id="scop"
      name="scop"
      label="Pentru ce"
      options={[
        { value: '', label: 'Prefer să nu spun' },
        ...purposes.map((value) => ({ value, label: purposeTexts[value].label })),
      ]}
      value={purpose ?? ''}
      onChange={(event) => edit((params) => params.set('scop', event.target.value))}
    />
  );
});
