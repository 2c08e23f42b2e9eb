import type { LeadFeedsAnswer } from '#domain/answers/office/lead-feeds.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { callApi } from '#app/office/call-api.ts';
import { OfficeDialog } from '#app/office/ui/office-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';

/** Makes a list of active offers with a `lead_id` of its own, with or without a partner. */
export function NewFeed({ partners }: Pick<LeadFeedsAnswer, 'partners'>) {
  const change = useChange((field) => `feed-${field}`);
  const { run, isBusy, fieldOf } = change;
  const options = [
    { value: '', label: 'a nimănui' },
    ...partners.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <OfficeDialog id="lista-noua" title="O listă nouă" opener="Faceți o listă">
      <OfficeForm
        change={change}
        onSubmit={({ lead, partener }) =>
          run(() => callApi('lead-feeds', { method: 'POST', body: { lead, partener } }))
        }
        noValidate
      >
        <p>Începe cu ofertele din lista site-ului; apoi le bifați pe ale ei.</p>
        <TextField
          {...fieldOf('lead')}
          label="lead_id"
          hint="Cum o cere partenerul: „blog-1”"
          autoComplete="off"
        />
        <SelectField {...fieldOf('partener')} label="A cui este" options={options} />
        <Button small disabled={isBusy}>
          Faceți lista
        </Button>
      </OfficeForm>
    </OfficeDialog>
  );
}
