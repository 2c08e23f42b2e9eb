import { useState } from 'react';
import type { PostbackKeysAnswer } from '#domain/answers/office/money.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { FieldNotes } from '#app/ui/field.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { office } from '#app/office/call-api.ts';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { AddressField } from './address-field.tsx';
import { dialectOptions } from './dialect-options.ts';

/** A new key for the offers of one lender, whose address is shown once. */
export function NewKey({ offers }: Pick<PostbackKeysAnswer, 'offers'>) {
  const change = useChange((field) => `key-${field}`);
  const { run, isBusy, fieldOf, idOf, error } = change;
  const [made, setMade] = useState<string | null>(null);

  async function submit({ partner, dialect }: FormValues, form: HTMLFormElement) {
    const body = { partner, dialect, offerIds: new FormData(form).getAll('offerIds') };
    const answer = await run(() => office.post('postback-keys', body));
    setMade(answer?.address ?? null);
    if (answer) form.reset();
  }
  return (
    <section className="office-section office-narrow" aria-labelledby="key-title">
      <h2 id="key-title">Faceți o cheie</h2>
      <OfficeForm change={change} onSubmit={submit}>
        <TextField
          {...fieldOf('partner')}
          label="Creditorul sau rețeaua"
          autoComplete="off"
          maxLength={100}
        />
        <SelectField {...fieldOf('dialect')} label="Cum scrie raportările" options={dialectOptions} />
        <fieldset id={idOf('offerIds')}>
          <legend className="label">Ofertele despre care raportează</legend>
          <FieldNotes id={idOf('offerIds')} error={error?.fields['offerIds']} />
          {offers.map(({ id, header }) => (
            <Checkbox
              key={id}
              id={`key-offer-${id}`}
              name="offerIds"
              value={id}
              label={`${header} (${id})`}
            />
          ))}
        </fieldset>
        <Button kind="line" small disabled={isBusy}>
          Faceți cheia
        </Button>
        {made !== null && (
          <div role="status" className="office-stack">
            <AddressField
              id="key-address"
              address={made}
              hint="Copiați-o acum: cheia din ea nu se mai poate vedea după ce plecați de aici. Cuvintele dintre acolade le completează rețeaua."
            />
          </div>
        )}
      </OfficeForm>
    </section>
  );
}
