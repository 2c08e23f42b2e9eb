import { useId } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import type { DataRequestsAnswer } from '#domain/answers/office/data-requests.ts';
import { callApi } from '#app/office/call-api.ts';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeDialog } from '#app/office/ui/office-dialog.tsx';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';

/** Asks how a request was handled, in words that are mailed to its sender; then closes the request. */
export function AnswerRequest({
  request: { reference, email, message },
}: {
  request: DataRequestsAnswer['requests'][number];
}) {
  const id = useId();
  const change = useChange((field) => `${id}-${field}`);
  const { run, isBusy, fieldOf } = change;

  function submit(body: FormValues) {
    const path = `data-requests/${encodeURIComponent(reference)}/answer`;
    return run(() => callApi(path, { method: 'POST', body }));
  }
  return (
    <OfficeDialog
      id={id}
      title={`Cererea ${reference}`}
      opener={
        <>
          Răspundeți<span className="sr"> la cererea {reference}</span>
        </>
      }
    >
      <OfficeForm change={change} onSubmit={submit}>
        <p>{message}</p>
        <p className="fine">
          Răspunsul pleacă la {email}. Odată cu el cererea se închide, iar adresa se șterge din ea.
        </p>
        <TextAreaField {...fieldOf('answer')} label="Răspunsul: ce am făcut" rows={6} required />
        <Button small disabled={isBusy}>
          Trimiteți și închideți cererea
        </Button>
      </OfficeForm>
    </OfficeDialog>
  );
}
