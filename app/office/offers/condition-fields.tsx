import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { offerParts } from '#domain/offers/offer-parts.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { FormFold } from './form-fold.tsx';
import { SourceFields } from './figure-fields.tsx';
import { OfferField, OfferLines } from './offer-field.tsx';

/** Asks for requirements and terms of the offer, each with its source; the most important first. An emptied one is dropped. */
export function ConditionFields({ conditions }: { conditions: Offer['conditions'] }) {
  const [count, setCount] = useState(conditions.length);
  return (
    <FormFold
      id="conditions"
      title={offerParts.conditions}
      isOpen={conditions.length > 0}
      fields={['conditions']}
    >
      <fieldset className="office-stack">
        <legend className="sr">{offerParts.conditions}</legend>
        {Array.from({ length: count }, (_, index) => (
          <ConditionPart key={index} index={index} condition={conditions[index] ?? null} />
        ))}
        <Button kind="line" small type="button" onClick={() => setCount(count + 1)}>
          Adăugați o condiție
        </Button>
      </fieldset>
    </FormFold>
  );
}

function ConditionPart({
  index,
  condition,
}: {
  index: number;
  condition: Offer['conditions'][number] | null;
}) {
  const path = `conditions.${index}`;
  const title = `Condiția ${index + 1}`;
  const name = `${path}.arrival`;
  const field = (
    <OfferField
      name={name}
      label="Când vin banii, pe scurt"
      hint="Numai dacă despre asta este condiția"
      value={condition?.arrival}
    />
  );
  return (
    <fieldset className="form-part">
      <legend className="sr">{title}</legend>
      <OfferLines name={`${path}.value`} label={title} rows={2} value={condition?.value} />
      {condition?.arrival && field}
      <SourceFields
        path={path}
        figure={condition}
        withSource={condition?.arrival ? undefined : { name, title: 'Când vin banii', field }}
      />
    </fieldset>
  );
}
