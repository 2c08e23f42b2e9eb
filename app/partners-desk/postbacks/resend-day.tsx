import { useState } from 'react';
import { DayField } from '#app/desk/day-field.tsx';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { partners } from '#app/partners-desk/call-api.ts';
import { Button } from '#app/ui/button.tsx';

/** Resends the postbacks of one day, for a program that was down. */
export function ResendDay() {
  const change = useChange((field) => `resend-${field}`);
  const { run, isBusy, fieldOf } = change;
  const [isSent, setSent] = useState(false);
  return (
    <OfficeForm
      className="office-narrow"
      change={change}
      onSubmit={async ({ day }) => {
        setSent(false);
        const answer = await run(() => partners.call('postbacks/resend', { method: 'POST', body: { day } }));
        setSent(answer !== undefined);
      }}
    >
      <DayField {...fieldOf('day')} label="Trimiteți din nou o zi întreagă" />
      <Button kind="line" small disabled={isBusy}>
        Trimiteți din nou
      </Button>
      {isSent && <p role="status">Le trimitem acum, cu numerele pe care le aveau.</p>}
    </OfficeForm>
  );
}
