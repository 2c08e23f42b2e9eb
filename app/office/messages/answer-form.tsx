import { useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import type { MessageAnswer } from '#domain/answers/office/messages.ts';
import { fillAnswer, savedAnswers } from '#domain/people/contact/saved-answers.ts';
import { callApi } from '#app/office/call-api.ts';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { usePresence } from './use-presence.ts';

/** Asks for an answer by mail. Its number is created with the form: sent twice, over a bad connection, it is one answer. */
export function AnswerForm({ message }: { message: MessageAnswer }) {
  const { reference, email, answers } = message;
  const change = useChange();
  const { run, isBusy, fieldOf } = change;
  const [id, setId] = useState(() => crypto.randomUUID());
  const field = useRef<HTMLTextAreaElement>(null);
  const presence = usePresence(reference, answers.length);

  async function submit({ text }: FormValues, form: HTMLFormElement) {
    const sent = await run(() =>
      callApi(`messages/${reference}/answers`, { method: 'POST', body: { id, text } }),
    );
    if (sent === undefined) return;
    form.reset();
    presence.sent();
    setId(crypto.randomUUID());
  }
  function insert(text: string) {
    const area = field.current;
    if (!area) return;
    area.value = [area.value.trim(), fillAnswer(text, message)].filter(Boolean).join('\n\n');
    presence.typed();
    area.focus();
  }
  return (
    <section className="office-section office-narrow" aria-labelledby="answer-title">
      <h2 id="answer-title">Răspundeți</h2>
      <div aria-live="polite">
        {presence.other && (
          <Notice>
            <p>{presence.other} scrie acum un răspuns la acest mesaj.</p>
          </Notice>
        )}
      </div>
      <OfficeForm change={change} onSubmit={submit}>
        <SavedAnswers kind={message.kind} onChoose={insert} />
        <TextAreaField
          {...fieldOf('text')}
          ref={field}
          label="Răspunsul"
          hint={`Pleacă prin e-mail la ${email}, cu mesajul de mai sus citat. Semnătura „Împrumut Clar” se adaugă singură; dacă omul răspunde, mesajul ajunge în căsuța operatorului.`}
          rows={10}
          required
          onInput={presence.typed}
        />
        <Button disabled={isBusy}>Trimiteți răspunsul</Button>
      </OfficeForm>
    </section>
  );
}

type SavedProps = { kind: MessageAnswer['kind']; onChoose: (text: string) => void };

/** Offers the saved answers, those of the message's kind first. */
function SavedAnswers({ kind, onChoose }: SavedProps) {
  const select = useRef<HTMLDivElement>(null);
  const offered = savedAnswers.toSorted((a, b) => Number(b.kind === kind) - Number(a.kind === kind));
  function choose() {
    const label = select.current?.querySelector('select')?.value;
    const chosen = offered.find((one) => one.label === label);
    if (chosen) onChoose(chosen.text);
  }
  return (
    <div className="saved-answers" ref={select}>
      <SelectField
        id="saved"
        name="saved"
        label="Răspuns gata scris"
        hint="Ce stă între acolade completați dumneavoastră."
        options={offered.map(({ label }) => ({ value: label, label }))}
      />
      <Button kind="line" small type="button" onClick={choose}>
        Puneți-l în răspuns
      </Button>
    </div>
  );
}
