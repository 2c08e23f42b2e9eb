import type { SubmitEvent } from 'react';
import type { LoanLimits } from '#domain/loan/loan-request.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { CarriedRequest } from '#app/offers/shared/loan-request/loan-fields.tsx';
import { LoanErrors } from '#app/offers/shared/loan-request/loan-errors.tsx';
import { AmountSlider, TermSlider } from '#app/offers/shared/loan-request/loan-sliders.tsx';
import { UnitSelect } from '#app/offers/shared/loan-request/unit-select.tsx';
import type { LoanForm } from '#app/offers/shared/loan-request/use-loan-query.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { HOME_FORM } from './home-form.ts';
import type { HeroTexts } from './home-texts.ts';
import './hero-form.css';

type HeroFormProps = {
  texts: Pick<HeroTexts, 'mailing' | 'submit'>;
  limits: LoanLimits;
  form: LoanForm;
  mailing: boolean;
};

/** Shows amount and term in one strip: a GET form to the offers that also updates the figures below it. */
export function HeroForm({ texts, limits, form, mailing }: HeroFormProps) {
  const { edit, typedText } = form;
  const { principal, term } = form.query.request;
  const fieldOf = (name: 'suma' | 'perioada', tidy: string) => ({
    typed: typedText(name, tidy),
    error: form.errors.find(({ field }) => field === name)?.message,
    onLeave: () => form.leave(name),
  });
  return (
    <form
      className="hero-form"
      id={HOME_FORM}
      action="/offers/"
      method="get"
      noValidate
      onSubmit={submit(form)}
      data-form="home"
    >
      {!form.isUsable && <LoanErrors errors={form.errors} />}
      <AmountSlider {...{ principal, limits, edit }} {...fieldOf('suma', formatNumber(principal / 100))} />
      <TermSlider
        {...{ ...term, limits, edit }}
        {...fieldOf('perioada', String(term.count))}
        UnitControl={UnitSelect}
      />
      <CarriedRequest request={form.query.request} />
      {mailing && (
        <div className="hero-mailing">
          <Checkbox id="mailing" name="oferte_email" value="da" label={texts.mailing} />
        </div>
      )}
      {/* Shown without scripts, when the figures below do not follow the fields, and without the roads block, which otherwise has the button. */}
      <Button className="hero-go">{texts.submit}</Button>
    </form>
  );
}

// The offers page has the same fields: their errors are shown here, before the visitor leaves.
function submit({ check, leave }: LoanForm) {
  return (event: SubmitEvent<HTMLFormElement>) => {
    leave('suma', 'perioada');
    const wrong = check();
    if (wrong === undefined) return;
    event.preventDefault();
    document.getElementById(wrong)?.focus();
  };
}
