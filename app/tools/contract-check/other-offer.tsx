import type { SubmitEvent } from 'react';
import { stepFields, stepWords } from '#domain/tools/contract-check/check-step.ts';
import type { FormValues } from '#domain/base/forms/form-state.ts';
import { Button } from '#app/ui/button.tsx';
import { CarriedValues } from './carried-values.tsx';
import './other-offer.css';

type OtherOfferProps = {
  action: string;
  values: FormValues;
  kept: FormValues | null;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** Offers a comparison with another offer. */
export function OtherOffer({ action, values, kept, onSubmit }: OtherOfferProps) {
  return (
    <form className="other-offer" id="alaturi" action={action} method="post" noValidate onSubmit={onSubmit}>
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
  );
}
