import { type FormEvent, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { callApi } from '../call-api.ts';
import { ChangeProblem } from '../ui/change-problem.tsx';
import { formValues } from '../ui/form-values.ts';
import { useChange } from '../use-change.ts';

/** An answer by mail. Its number is made with the form: sent twice, over a bad connection, it is one answer. */
export function AnswerForm({ reference, email }: { reference: string; email: string }) {
  const { run, isBusy, error } = useChange();
  const [id] = useState(() => crypto.randomUUID());

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { text } = formValues(event.currentTarget);
    void run(() => callApi(`messages/${reference}/answers`, { method: 'POST', body: { id, text } }));
  }
  return (
    <section className="office-section office-narrow" aria-labelledby="answer-title">
      <h2 id="answer-title">Răspundeți</h2>
      <form className="office-stack" onSubmit={submit}>
        <ChangeProblem error={error} />
        <TextAreaField
          id="text"
          name="text"
          label="Răspunsul"
          hint={`Pleacă prin e-mail la ${email}, cu mesajul de mai sus citat. Semnătura „Împrumut Clar” se adaugă singură; dacă omul răspunde, mesajul ajunge în căsuța operatorului.`}
          rows={8}
          error={error?.fields['text']}
          required
        />
        <Button disabled={isBusy}>Trimiteți răspunsul</Button>
      </form>
    </section>
  );
}
