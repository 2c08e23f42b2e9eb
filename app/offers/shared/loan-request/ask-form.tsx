import type { SubmitEvent } from 'react';
import type { LoanQueryError } from '#domain/offers/loan-query.ts';
import type { LoanLimits } from '#domain/loan/loan-request.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { Button } from '#app/ui/button.tsx';
import { LoanErrors } from './loan-errors.tsx';
import { CarriedProfile, type PurposeTexts } from './loan-fields.tsx';
import { AmountSlider, PurposeChoice, TermSlider } from './loan-sliders.tsx';
import { UnitSelect } from './unit-select.tsx';
import type { LoanForm } from './use-loan-query.ts';
import './ask-form.css';

/** Fields elsewhere on the page join this form by `form={ASK_FORM}`: one submit carries everything. */
export const ASK_FORM = 'cerere';

type AskFormProps = {
  action: string;
  /** of the form in events */
  name: string;
  form: LoanForm;
  limits: LoanLimits;
  purposeTexts: PurposeTexts;
};

/** Asks for amount, term and purpose in one line. A plain GET form; with scripts it recalculates while a slider moves. */
export function AskForm({ action, name, form, limits, purposeTexts }: AskFormProps) {
  const { errors, summed, edit, leave, typedText } = form;
  const { principal, term, purpose, profile } = form.query.request;
  const errorOf = (asked: LoanQueryError['field']) => errors.find(({ field }) => field === asked)?.message;
  return (
    <>
      <LoanErrors errors={summed} />
      <form
        className="ask"
        id={ASK_FORM}
        action={action}
        method="get"
        noValidate
        onSubmit={submit(form)}
        data-form={name}
      >
        <AmountSlider
          {...{ principal, limits, edit }}
          typed={typedText('suma', formatNumber(principal / 100))}
          error={errorOf('suma')}
          onLeave={() => leave('suma')}
        />
        <TermSlider
          {...{ ...term, limits, edit }}
          UnitControl={UnitSelect}
          typed={typedText('perioada', String(term.count))}
          error={errorOf('perioada')}
          onLeave={() => leave('perioada')}
        />
        <PurposeChoice label="Pentru ce" texts={purposeTexts} value={purpose ?? ''} edit={edit} />
        <CarriedProfile profile={profile} />
        <Button>Recalculați</Button>
      </form>
    </>
  );
}

// A button with its own address leaves the page; every other submit recalculates on this page.
function submit({ check }: LoanForm) {
  return (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    if (submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    check();
  };
}
