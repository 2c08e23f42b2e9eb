import { useState } from 'react';
import { postbackMacros } from '#domain/partners/postbacks-out/postback-content.ts';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { partners } from '#app/partners-desk/call-api.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { SecretField } from './secret-field.tsx';

const methods = [
  { value: 'GET', label: 'GET, cu datele în adresă' },
  { value: 'POST', label: 'POST, cu datele în JSON semnat' },
] as const;
const times = [
  { value: 'all', label: 'la raport și la fiecare schimbare' },
  { value: 'approved', label: 'doar la aprobare, și dacă se retrage' },
] as const;

/** A new address of the partner's program; the secret of one for POST is shown once. */
export function NewAddress() {
  const change = useChange((field) => `address-${field}`);
  const { run, isBusy, fieldOf } = change;
  const [secret, setSecret] = useState<string | null>(null);

  async function submit({ method, url, when }: FormValues, form: HTMLFormElement) {
    setSecret(null);
    const body = { method, url, onlyApproved: when === 'approved' };
    const answer = await run(() => partners.post('postback-addresses', body));
    setSecret(answer?.secret ?? null);
    if (answer) form.reset();
  }
  return (
    <section className="office-section office-narrow" aria-labelledby="address-title">
      <h2 id="address-title">Adăugați o adresă</h2>
      <OfficeForm change={change} onSubmit={submit}>
        <SelectField {...fieldOf('method')} label="Cum trimitem" options={methods} />
        <TextField
          {...fieldOf('url')}
          label="Adresa programului dumneavoastră"
          hint={`Numai https. La GET, completăm noi ce puneți între acolade: ${postbackMacros.map((name) => `{${name}}`).join(' ')}.`}
          inputMode="url"
          autoComplete="off"
          maxLength={1_000}
        />
        <SelectField {...fieldOf('when')} label="Când trimitem" options={times} />
        <Button kind="line" small disabled={isBusy}>
          Păstrați adresa
        </Button>
        {secret !== null && <SecretField id="address-secret" secret={secret} />}
      </OfficeForm>
    </section>
  );
}
