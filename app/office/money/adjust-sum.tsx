import { decisionFields } from '#domain/partners/ledger/read-decisions.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { office } from '#app/office/call-api.ts';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { OfficeDialog } from '#app/office/ui/office-dialog.tsx';

const signs = [
  { value: 'plus', label: 'se adaugă la ce îi datorăm' },
  { value: 'minus', label: 'se scade din ce îi datorăm' },
];

/** Proposes that a sum of a partner is put right, with the reason. */
export function AdjustSum({ partnerId }: { partnerId: string }) {
  const change = useChange((field) => `adjust-${field}`);
  const { run, isBusy, fieldOf } = change;
  const submit = ({ note = '', ...fields }: FormValues) =>
    run(() => office.post('ledger-adjustments', { partnerId, fields, note }));
  return (
    <OfficeDialog id="adjust" title="Ajustarea unei sume" opener="Propuneți o ajustare">
      <OfficeForm change={change} onSubmit={submit}>
        <TextField
          {...fieldOf('suma')}
          label={decisionFields.suma}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <SelectField {...fieldOf('sens')} label={decisionFields.sens} options={signs} />
        <TextField {...fieldOf('note')} label="De ce" hint="Îl vede și partenerul, pe extras." required />
        <Button small disabled={isBusy}>
          Propuneți
        </Button>
      </OfficeForm>
    </OfficeDialog>
  );
}
