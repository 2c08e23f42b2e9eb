import type { FormEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { callApi } from '../call-api.ts';
import { ChangeProblem } from '../ui/change-problem.tsx';
import { useChange } from '../use-change.ts';
import type { QueuedText } from './queued-text.ts';

/** What else may be done with a text: correct it, with its first wording kept, or answer it. */
export function TextActions({ text }: { text: QueuedText }) {
  const { kind, id, status } = text;
  const editing = useChange();
  const answering = useChange();

  function edit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    void editing.run(() => callApi(`moderation/${kind}/${id}`, { method: 'PATCH', body }));
  }
  async function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const body = Object.fromEntries(new FormData(form));
    const done = await answering.run(() =>
      callApi(`moderation/comment/${id}/answer`, { method: 'POST', body }),
    );
    if (done) form.reset();
  }
  return (
    <div className="queue-more">
      <details>
        <summary>Corectați</summary>
        <form className="office-stack" onSubmit={edit} key={text.text}>
          <ChangeProblem error={editing.error} idOf={() => `corectat-${id}`} />
          <TextAreaField
            id={`corectat-${id}`}
            name="text"
            label="Textul corectat"
            hint="Numai jigniri, reclame și date personale. Ce a scris omul rămâne în jurnal."
            error={editing.error?.fields['text']}
            defaultValue={text.text}
            rows={5}
          />
          <p>
            <Button small disabled={editing.isBusy}>
              Salvați textul
            </Button>
          </p>
        </form>
      </details>
      {kind === 'comment' && status === 'published' && (
        <details>
          <summary>Răspundeți</summary>
          <form className="office-stack" onSubmit={(event) => void answer(event)}>
            <ChangeProblem error={answering.error} idOf={() => `raspuns-${id}`} />
            <RadioGroup
              name="label"
              legend="În numele cui"
              options={[
                { value: 'author', label: 'Al meu, ca autor' },
                { value: 'company', label: 'Împrumut Clar' },
              ]}
              value="author"
            />
            <TextAreaField
              id={`raspuns-${id}`}
              name="text"
              label="Răspunsul"
              error={answering.error?.fields['text']}
              rows={4}
            />
            <p>
              <Button small disabled={answering.isBusy}>
                Publicați răspunsul
              </Button>
            </p>
          </form>
        </details>
      )}
    </div>
  );
}
