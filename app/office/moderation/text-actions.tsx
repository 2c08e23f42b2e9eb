import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { callApi } from '#app/office/call-api.ts';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';
import type { QueuedText } from './queued-text.ts';

/** Offers further actions for a text: correct it, keeping the original wording, or answer it. */
export function TextActions({ text }: { text: QueuedText }) {
  const { kind, id, status } = text;
  const editing = useChange(() => `corectat-${id}`);
  const { revalidate } = useRevalidator();
  // The text at the start of the correction: a list loaded meanwhile does not change it.
  const [seen, setSeen] = useState(text.text);
  const isOvertaken = editing.error?.code === 'edited';
  const answering = useChange(() => `raspuns-${id}`);

  async function edit({ text: corrected = '' }: FormValues) {
    const now = corrected.replaceAll('\r\n', '\n').trim();
    const body = { text: now, seen: isOvertaken ? text.text : seen };
    const done = await editing.run(() => callApi(`moderation/${kind}/${id}`, { method: 'PATCH', body }));
    if (done) setSeen(now);
    // Shows a colleague's version above the typed text.
    else await revalidate();
  }
  async function answer(body: FormValues, form: HTMLFormElement) {
    const done = await answering.run(() =>
      callApi(`moderation/comment/${id}/answer`, { method: 'POST', body }),
    );
    if (done) form.reset();
  }
  return (
    <div className="queue-more">
      <details>
        <summary>Corectați</summary>
        <OfficeForm change={editing} onSubmit={edit}>
          <TextAreaField
            {...editing.fieldOf('text')}
            label="Textul corectat"
            hint="Numai jigniri, reclame și date personale. Ce a scris omul rămâne în jurnal."
            defaultValue={text.text}
            rows={5}
          />
          <p>
            <Button small disabled={editing.isBusy}>
              Salvați textul
            </Button>
          </p>
        </OfficeForm>
      </details>
      {kind === 'comment' && status === 'published' && (
        <details>
          <summary>Răspundeți</summary>
          <OfficeForm change={answering} onSubmit={answer}>
            <RadioGroup
              {...answering.fieldOf('label')}
              legend="În numele cui"
              options={[
                { value: 'author', label: 'Al meu, ca autor' },
                { value: 'company', label: 'Împrumut Clar' },
              ]}
              value="author"
            />
            <TextAreaField {...answering.fieldOf('text')} label="Răspunsul" rows={4} />
            <p>
              <Button small disabled={answering.isBusy}>
                Publicați răspunsul
              </Button>
            </p>
          </OfficeForm>
        </details>
      )}
    </div>
  );
}
