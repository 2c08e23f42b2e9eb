import { useMemo, type SubmitEvent } from 'react';
import { amountScale, nearestStep } from '#domain/offers/amount-scale.ts';
import type { LoanLimits } from '#domain/offers/loan-request.ts';
import { fromLei } from '#domain/money/bani.ts';
import { formatNumber } from '#domain/text/format-number.ts';
import { CarriedProfile, type PurposeTexts } from '#app/shared/loan-request/loan-fields.tsx';
import { LoanErrors } from '#app/shared/loan-request/loan-errors.tsx';
import { AmountSlider, PurposeChoice, TermSlider } from '#app/shared/loan-request/loan-sliders.tsx';
import { UnitSegments } from '#app/shared/loan-request/unit-segments.tsx';
import type { LoanForm } from '#app/shared/loan-request/use-loan-query.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import type { HeroTexts } from './home-texts.ts';
import './hero-form.css';

type HeroFormProps = {
  texts: HeroTexts;
  purposeTexts: PurposeTexts;
  limits: LoanLimits;
  form: LoanForm;
  mailing: boolean;
};

/** Amount, term and purpose: a GET form to the offers that also moves the figures beside it. */
export function HeroForm({ texts, purposeTexts, limits, form, mailing }: HeroFormProps) {
  const { edit, typedText } = form;
  const { principal, term, purpose, profile } = form.query.request;
  const fieldOf = (name: 'suma' | 'perioada', tidy: string) => ({
    typed: typedText(name, tidy),
    error: form.errors.find(({ field }) => field === name)?.message,
    onLeave: () => form.leave(name),
  });
  return (
    <form
      className="hero-form"
      action="/offers/"
      method="get"
      noValidate
      onSubmit={submit(form)}
      data-form="home"
    >
      {!form.isUsable && <LoanErrors errors={form.errors} />}
      <AmountSlider
        {...{ principal, limits, edit }}
        {...fieldOf('suma', formatNumber(principal / 100))}
        label={texts.amountLabel}
        isWide
        marks={useMemo(() => marksOf(limits), [limits])}
      />
      <TermSlider
        {...{ ...term, limits, edit }}
        {...fieldOf('perioada', String(term.count))}
        label={texts.termLabel}
        isWide
        UnitControl={UnitSegments}
      />
      <PurposeChoice texts={purposeTexts} value={purpose ?? ''} edit={edit} />
      <CarriedProfile profile={profile} />
      {mailing && (
        <div className="hero-mailing">
          <Checkbox id="mailing" name="oferte_email" value="da" label={texts.mailing} />
        </div>
      )}
      <div className="hero-submit">
        <Button>{texts.submit}</Button>
        <Button kind="text" formAction="/drumuri/">
          {texts.roads}
        </Button>
        <p className="fine">{texts.privacy}</p>
      </div>
    </form>
  );
}

// The offers have the same fields: what is wrong is said here, before one goes there.
function submit({ check, leave }: LoanForm) {
  return (event: SubmitEvent<HTMLFormElement>) => {
    leave('suma', 'perioada');
    const wrong = check();
    if (wrong === undefined) return;
    event.preventDefault();
    document.getElementById(wrong)?.focus();
  };
}

// Round sums that divide the rule into parts of about one thumb's width.
const MARKED_LEI = [500, 1_000, 2_000, 3_000, 4_000, 5_000, 7_500, 10_000, 20_000, 30_000, 40_000];
const LABELLED_LEI = 5_000;

function marksOf(limits: LoanLimits) {
  const scale = amountScale(limits);
  const { units = 1 } = limits;
  return MARKED_LEI.map((lei) => ({
    position: nearestStep(scale, fromLei(lei * units)),
    ...(lei === LABELLED_LEI && { label: formatNumber(lei * units) }),
  }));
}
