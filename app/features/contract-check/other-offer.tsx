import type { SubmitEvent } from 'react';
import type { CheckedContract } from '#domain/contract-check/check-contract.ts';
import { stepFields, stepWords } from '#domain/contract-check/check-step.ts';
import { unitWords } from '#domain/offers/loan-query-fields.ts';
import type { FormValues } from '#domain/forms/form-state.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { leiInSentence } from '#domain/text/format-money.ts';
import { Button } from '#app/ui/button.tsx';
import { CarriedValues } from './carried-values.tsx';
import './next-steps.css';

type NextStepsProps = {
  action: string;
  values: FormValues;
  kept: FormValues | null;
  checked: CheckedContract;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** What to hold the offer against: another one, or every other road to the same sum. */
export function NextSteps({ action, values, kept, checked, onSubmit }: NextStepsProps) {
  const { received, days } = checked.contract;
  const months = (checked.contract.years * 12).toFixed(2);
  const isMonths = months.endsWith('.00') && days > 45;
  const lei = Math.round(received / 100);
  return (
    <div className="next-steps">
      <form id="alaturi" action={action} method="post" noValidate onSubmit={onSubmit}>
        <CarriedValues values={values} kept={kept} />
        <Button kind="line" name={stepFields.step} value={stepWords.keep}>
          {kept ? 'Comparați-o pe aceasta cu alta' : 'Puneți alături altă ofertă'}
        </Button>
        {kept && (
          <Button kind="line" name={stepFields.step} value={stepWords.drop}>
            Scoateți prima ofertă
          </Button>
        )}
      </form>
      {/* Sent when it is pressed and not before: browsers fetch links ahead. */}
      <form action="/drumuri/" method="get">
        <input type="hidden" name="suma" value={lei} />
        <input type="hidden" name="perioada" value={isMonths ? Math.round(Number(months)) : days} />
        <input type="hidden" name="unitate" value={isMonths ? unitWords.months : unitWords.days} />
        <Button kind="line">Vedeți aceeași sumă pe șase drumuri</Button>
        <p className="fine">
          Se deschide altă pagină, iar în adresa ei stau numai suma și perioada: {leiInSentence(received)},{' '}
          {countNoun(days, 'zi', 'zile')}. Costul de comparat este {leiInSentence(checked.cost.cost)}.
        </p>
      </form>
    </div>
  );
}
