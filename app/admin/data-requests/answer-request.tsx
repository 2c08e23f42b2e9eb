import { type FormEvent, useId, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import type { OfficeRequest } from '#server/privacy/office-requests.ts';
import type { AsJson } from '../as-json.ts';
import { callApi } from '../call-api.ts';
import { ChangeProblem } from '../ui/change-problem.tsx';
import { formValues } from '../ui/form-values.ts';
import { useChange } from '../use-change.ts';

/** What was done about a request, in words that are mailed to who asked; then it is closed. */
export function AnswerRequest({
  request: { reference, email, message },
}: {
  request: AsJson<OfficeRequest>;
}) {
  const { run, isBusy, error } = useChange();
  const holder = useRef<HTMLDivElement>(null);
  const id = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const path = `data-requests/${encodeURIComponent(reference)}/answer`;
    const body = formValues(event.currentTarget);
    void run(() => callApi(path, { method: 'POST', body }));
  }
  return (
    <div ref={holder}>
      <Button
        kind="line"
        small
        type="button"
        onClick={() => holder.current?.querySelector('dialog')?.showModal()}
      >
        Răspundeți<span className="sr"> la cererea {reference}</span>
      </Button>
      <Dialog id={id} title={`Cererea ${reference}`}>
        <form className="office-stack" onSubmit={submit}>
          <ChangeProblem error={error} idOf={(field) => `${id}-${field}`} />
          <p>{message}</p>
          <p className="fine">
            Răspunsul pleacă la {email}. Odată cu el cererea se închide, iar adresa se șterge din ea.
          </p>
          <TextAreaField
            id={`${id}-answer`}
            name="answer"
            label="Răspunsul: ce am făcut"
            rows={6}
            error={error?.fields['answer']}
            required
          />
          <Button small disabled={isBusy}>
            Trimiteți și închideți cererea
          </Button>
        </form>
      </Dialog>
    </div>
  );
}
