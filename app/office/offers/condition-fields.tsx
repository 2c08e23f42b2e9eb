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
          <fieldset key={index} className="form-part">
            <legend className="sr">{`Condiția ${index + 1}`}</legend>
            <OfferLines
              name={`conditions.${index}.value`}
              label={`Condiția ${index + 1}`}
              rows={2}
              value={conditions[index]?.value}
            />
            <OfferField
              name={`conditions.${index}.arrival`}
              label="Când vin banii, pe scurt (numai dacă despre asta este condiția)"
              value={conditions[index]?.arrival}
            />
            <SourceFields path={`conditions.${index}`} figure={conditions[index] ?? null} />
          </fieldset>
        ))}
        <Button kind="line" small type="button" onClick={() => setCount(count + 1)}>
          Adăugați o condiție
        </Button>
      </fieldset>
    </FormFold>
  );
}
