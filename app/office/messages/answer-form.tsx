import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { callApi } from '#app/office/call-api.ts';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';

/** Asks for an answer by mail. Its number is created with the form: sent twice, over a bad connection, it is one answer. */
export function AnswerForm({ reference, email }: { reference: string; email: string }) {
  const change = useChange();
  const { run, isBusy, fieldOf } = change;
  const [id] = useState(() => crypto.randomUUID());

  function submit({ text }: FormValues) {
    return run(() => callApi(`messages/${reference}/answers`, { method: 'POST', body: { id, text } }));
  }
  return (
    <section className="office-section office-narrow" aria-labelledby="answer-title">
      <h2 id="answer-title">Răspundeți</h2>
      <OfficeForm change={change} onSubmit={submit}>
        <TextAreaField
          {...fieldOf('text')}
          label="Răspunsul"
          hint={`Pleacă prin e-mail la ${email}, cu mesajul de mai sus citat. Semnătura „Împrumut Clar” se adaugă singură; dacă omul răspunde, mesajul ajunge în căsuța operatorului.`}
          rows={8}
          required
        />
        <Button disabled={isBusy}>Trimiteți răspunsul</Button>
      </OfficeForm>
    </section>
  );
}
