import type { SubmitEvent } from 'react';
import { amountScale, nearestStep } from '#domain/offers/amount-scale.ts';
import { unitWords } from '#domain/offers/loan-query-fields.ts';
import { purposes, type LoanLimits, type Purpose } from '#domain/offers/loan-request.ts';
import { fromLei } from '#domain/money/bani.ts';
import { currencySign, formatMoney, moneyInSentence } from '#domain/text/format-money.ts';
import { formatNumber } from '#domain/text/format-number.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { SliderField } from '#app/ui/slider-field.tsx';
import type { HeroTexts } from './home-texts.ts';
import { useShownErrors } from './use-shown-errors.ts';
import type { useLoanForm } from './use-loan-form.ts';
import './hero-form.css';

type HeroFormProps = {
  texts: HeroTexts;
  purposeLabels: Record<Purpose, string>;
  limits: LoanLimits;
  form: ReturnType<typeof useLoanForm>;
  mailing: boolean;
};

/** Amount, term and purpose: a GET form to the offers that also moves the figures beside it. */
export function HeroForm({ texts, purposeLabels, limits, form, mailing }: HeroFormProps) {
  const shown = useShownErrors(form.errors);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const wrong = shown.showAll();
    if (wrong === undefined) return;
    event.preventDefault();
    document.getElementById(wrong)?.focus();
  };
  return (
    <form className="hero-form" action="/offers/" method="get" noValidate onSubmit={submit}>
      <AmountField
        label={texts.amountLabel}
        limits={limits}
        form={form}
        error={shown.of('suma')}
        onLeave={() => shown.leave('suma')}
      />
      <TermField
        texts={texts}
        limits={limits}
        form={form}
        error={shown.of('perioada')}
        onLeave={() => shown.leave('perioada')}
      />
      <SelectField
        id="scop"
        name="scop"
        label={texts.purposeLabel}
        options={[
          { value: '', label: texts.purposeNone },
          ...purposes.map((value) => ({ value, label: purposeLabels[value] })),
        ]}
        value={form.typed.purpose}
        onChange={(event) => form.change({ purpose: event.target.value })}
      />
      {mailing && (
        <div className="hero-mailing">
          <Checkbox id="mailing" name="oferte_email" value="da" label={texts.mailing} />
        </div>
      )}
      <div className="hero-submit">
        <Button>{texts.submit}</Button>
        <p className="fine">{texts.privacy}</p>
      </div>
    </form>
  );
}

type FieldProps = Pick<HeroFormProps, 'limits' | 'form'> & { error: string | undefined; onLeave: () => void };

// Round sums that divide the rule into parts of about one thumb's width.
const MARKED_LEI = [500, 1_000, 2_000, 3_000, 4_000, 5_000, 7_500, 10_000, 20_000, 30_000, 40_000];
const LABELLED_LEI = 5_000;

function AmountField({ label, limits, form, error, onLeave }: FieldProps & { label: string }) {
  const scale = amountScale(limits);
  const { principal } = form.request;
  const marks = MARKED_LEI.map((lei) => ({
    position: nearestStep(scale, fromLei(lei)),
    ...(lei === LABELLED_LEI && { label: formatNumber(lei) }),
  }));
  return (
    <SliderField
      id="suma"
      name="suma"
      label={label}
      unit={currencySign()}
      error={error}
      typed={form.typed.amount}
      onTyped={(amount) => form.change({ amount })}
      onLeave={onLeave}
      position={nearestStep(scale, principal)}
      positions={scale.length}
      onPosition={(index) => form.change({ amount: formatNumber((scale[index] ?? principal) / 100) })}
      valueText={moneyInSentence(principal)}
      ends={[formatMoney(limits.minPrincipal), formatMoney(limits.maxPrincipal)]}
      marks={marks}
    />
  );
}

function TermField({ texts, limits, form, error, onLeave }: FieldProps & { texts: HeroTexts }) {
  const { unit, term } = form.typed;
  const inDays = unit === 'days';
  const [min, max] = inDays ? [limits.minDays, limits.maxDays] : [limits.minMonths, limits.maxMonths];
  return (
    <SliderField
      id="perioada"
      name="perioada"
      label={texts.termLabel}
      error={error}
      unitControl={
        <RadioGroup
          name="unitate"
          legend={texts.unitLegend}
          legendHidden
          look="segments"
          options={[
            { value: unitWords.months, label: 'luni' },
            { value: unitWords.days, label: 'zile' },
          ]}
          value={unitWords[unit]}
          onChange={(word) => form.changeUnit(word === unitWords.days ? 'days' : 'months')}
        />
      }
      typed={term}
      onTyped={(text) => form.change({ term: text })}
      onLeave={onLeave}
      position={form.request.term.count - min}
      positions={max - min + 1}
      onPosition={(index) => form.change({ term: String(min + index) })}
      valueText={formatTerm(form.request.term)}
      ends={[formatTerm({ count: min, unit }), formatTerm({ count: max, unit })]}
    />
  );
}
