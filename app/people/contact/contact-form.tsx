import { boxOf, fieldOf } from '#domain/base/forms/field-of.ts';
import { REPORT_KEY } from '#domain/base/forms/figure-report.ts';
import { chosenKinds } from '#domain/base/forms/message-kind.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';

/** The fields of domain/base/forms/contact-form.ts, in the same order. */
export function ContactForm({ state, report }: { state: FormState; report: string | null }) {
  return (
    <PostForm action="/contact/" state={state} name="contact">
      {report && <input type="hidden" name={REPORT_KEY} value={report} />}
      <TextField {...fieldOf(state, 'nume')} label="Nume" autoComplete="name" />
      <TextField
        {...fieldOf(state, 'email')}
        label="E-mail"
        hint="La această adresă vă răspundem."
        type="email"
        autoComplete="email"
      />
      <TextField
        {...fieldOf(state, 'telefon')}
        label="Telefon (opțional)"
        hint="Numai dacă vreți să vă sunăm."
        type="tel"
        autoComplete="tel"
      />
      {!report && (
        <SelectField
          {...fieldOf(state, 'fel')}
          label="Despre ce ne scrieți"
          options={Object.entries(chosenKinds).map(([value, { label }]) => ({ value, label }))}
        />
      )}
      <TextAreaField
        {...fieldOf(state, 'mesaj')}
        label="Mesaj"
        hint="Nu scrieți aici codul numeric personal, date de card sau parole."
        rows={8}
      />
      <Checkbox {...boxOf(state, 'copie')} label="Trimiteți-mi o copie prin e-mail" />
      <p>
        <Button>Trimiteți mesajul</Button>
      </p>
    </PostForm>
  );
}
