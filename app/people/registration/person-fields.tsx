import { boxOf, fieldOf } from '#domain/base/forms/field-of.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { TextField } from '#app/ui/text-field.tsx';

/** Shows the fields of the applicant and the consents: each separate, and none ticked in advance. */
export function PersonFields({ form }: { form: FormState }) {
  return (
    <>
      <TextField {...fieldOf(form, 'nume')} label="Nume" autoComplete="name" />
      <TextField
        {...fieldOf(form, 'email')}
        label="E-mail"
        hint="Aici vă trimitem lista, o singură dată."
        type="email"
        autoComplete="email"
      />
      <TextField
        {...fieldOf(form, 'telefon')}
        label="Telefon (opțional)"
        hint="Vă sunăm numai dacă bifați mai jos."
        type="tel"
        autoComplete="tel"
      />
      <div>
        <Checkbox
          {...boxOf(form, 'termeni')}
          label={
            <>
              Accept <a href="/termenii-de-utilizare/">termenii de utilizare</a> și am citit{' '}
              <a href="/politica-de-confidentialitate/">ce se întâmplă cu datele mele</a>
            </>
          }
        />
        <Checkbox
          {...boxOf(form, 'oferte_email')}
          label="Scrieți-mi când apar oferte noi sau se schimbă un preț, prin e-mail (opțional)"
        />
        <Checkbox
          {...boxOf(form, 'oferte_telefon')}
          label="Spuneți-mi de oferte noi prin telefon sau SMS (opțional)"
        />
      </div>
    </>
  );
}
