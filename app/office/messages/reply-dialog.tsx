import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { callApi } from '#app/office/call-api.ts';
import { DayField } from '#app/desk/day-field.tsx';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeDialog } from '#app/office/ui/office-dialog.tsx';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';

/** Pastes what the person answered to the operator's mailbox under the number of the message. */
export function ReplyDialog({ reference }: { reference: string }) {
  const change = useChange((field) => `reply-${field}`);
  const { run, isBusy, fieldOf } = change;
  const [id, setId] = useState(() => crypto.randomUUID());

  async function submit({ text, receivedOn }: FormValues) {
    const body = { id, text, receivedOn };
    const sent = await run(() => callApi(`messages/${reference}/replies`, { method: 'POST', body }));
    if (sent !== undefined) setId(crypto.randomUUID());
    return sent;
  }
  return (
    <OfficeDialog id="reply" title={`Ce a răspuns, la ${reference}`} opener="A răspuns prin e-mail">
      <OfficeForm change={change} onSubmit={submit}>
        <DayField {...fieldOf('receivedOn')} label="Ziua în care a venit" required />
        <TextAreaField {...fieldOf('text')} label="Textul, cum a venit" rows={8} required />
        <Button small disabled={isBusy}>
          Puneți-l sub mesaj
        </Button>
      </OfficeForm>
    </OfficeDialog>
  );
}
