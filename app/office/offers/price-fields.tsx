import { useState } from 'react';
import { SelectField } from '#app/ui/select-field.tsx';
import type { Offer } from '#domain/offers/offer.ts';
import { FigureFields } from './figure-fields.tsx';
import { OfferField } from './offer-field.tsx';

const kinds = [
  { value: 'daily', label: 'dobândă pe zi, o singură plată' },
  { value: 'instalments', label: 'rate lunare egale, dobândă pe an' },
];

/** The price of an offer: which fields it has depends on its kind. */
export function PriceFields({ figure }: { figure: Offer['price'] }) {
  const [kind, setKind] = useState<string>(figure?.value.kind ?? 'daily');
  const daily = figure?.value.kind === 'daily' ? figure.value : null;
  const yearly = figure?.value.kind === 'instalments' ? figure.value : null;
  return (
    <FigureFields part="price" figure={figure}>
      <SelectField
        id="price.value.kind"
        name="price.value.kind"
        label="Cum se calculează"
        options={kinds}
        value={kind}
        onChange={(event) => setKind(event.target.value)}
      />
      {kind === 'daily' ? (
        <>
          <OfferField
            name="price.value.ratePercentPerDay"
            label="Procent pe zi"
            unit="%"
            inputMode="decimal"
            value={daily?.ratePercentPerDay}
          />
          <OfferField
            name="price.value.freeDays"
            label="Zile fără dobândă"
            unit="zile"
            inputMode="numeric"
            value={daily?.freeDays}
          />
        </>
      ) : (
        <OfferField
          name="price.value.yearlyRatePercent"
          label="Procent pe an"
          unit="%"
          inputMode="decimal"
          value={yearly?.yearlyRatePercent}
        />
      )}
    </FigureFields>
  );
}
