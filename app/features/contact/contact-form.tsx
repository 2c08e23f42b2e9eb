import { problemAt, type FormState } from '#domain/forms/form-state.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';

/** The fields of domain/forms/contact-form.ts, in the same order. */
export function ContactForm({ state }: { state: FormState }) {
  const field = (name: string) => ({
    id: name,
    name,
    error: problemAt(state, name),
    defaultValue: state.values[name],
  });
  return (
    <PostForm action="/contact/" state={state}>
      <TextField {...field('nume')} label="Nume" autoComplete="name" />
      <TextField
        {...field('email')}
        label="E-mail"
        hint="La această adresă vă răspundem."
        type="email"
        autoComplete="email"
      />
      <TextField
        {...field('telefon')}
        label="Telefon (opțional)"
        hint="Numai dacă vreți să vă sunăm."
        type="tel"
        autoComplete="tel"
      />
      <TextAreaField
        {...field('mesaj')}
        label="Mesaj"
        hint="Nu scrieți aici codul numeric personal, date de card sau parole."
        rows={8}
      />
      <Checkbox
        id="copie"
        name="copie"
        value="da"
        label="Trimiteți-mi o copie prin e-mail"
        defaultChecked={state.values['copie'] === 'da'}
      />
      <p>
        <Button>Trimiteți mesajul</Button>
      </p>
    </PostForm>
  );
}
