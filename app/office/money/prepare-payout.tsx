import { bani } from '#domain/base/money/bani.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { decisionFields } from '#domain/partners/ledger/read-decisions.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { office } from '#app/office/call-api.ts';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { OfficeDialog } from '#app/office/ui/office-dialog.tsx';

/** Prepares the payout of the due sum, from the partner's invoice. */
export function PreparePayout({ partnerId, due }: { partnerId: string; due: number }) {
  const change = useChange((field) => `payout-${field}`);
  const { run, isBusy, fieldOf } = change;
  const submit = (fields: FormValues) =>
    run(() => office.post('payouts', { partnerId, fields, note: 'Suma din ultimul extras.' }));
  return (
    <OfficeDialog id="payout" title={`Plata a ${formatLei(bani(due))}`} opener="Pregătiți plata">
      <OfficeForm change={change} onSubmit={submit}>
        <p>Suma este cea din ultimul extras. După ce banca o plătește, alt coleg confirmă.</p>
        <TextField
          {...fieldOf('factura')}
          label={decisionFields.factura}
          maxLength={60}
          autoComplete="off"
          required
        />
        <TextField
          {...fieldOf('iban')}
          label={decisionFields.iban}
          hint="Cel scris pe factură."
          maxLength={60}
          autoComplete="off"
          required
        />
        <Button small disabled={isBusy}>
          Pregătiți
        </Button>
      </OfficeForm>
    </OfficeDialog>
  );
}
