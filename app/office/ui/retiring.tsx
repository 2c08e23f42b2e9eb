import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { callApi } from '#app/office/call-api.ts';
import { useChange } from '#app/office/use-change.ts';
import { OfficeDialog } from './office-dialog.tsx';
import { OfficeForm } from './office-form.tsx';

/** Proposes to withdraw a public proposal. @param path under /api/admin/, of proposals: it has `/:id/retire` */
export function Retiring({ id, path }: { id: number; path: string }) {
  const change = useChange((field) => `${field}-${id}`);
  const { run, isBusy, fieldOf } = change;
  return (
    <OfficeDialog id={`retire-${id}`} title={`Retragerea propunerii ${id}`} opener="Propuneți retragerea">
      <OfficeForm
        change={change}
        onSubmit={({ note }) =>
          run(() => callApi(`${path}/${id}/retire`, { method: 'POST', body: { note } }))
        }
      >
        <p>După ce aprobă un coleg, pe site revine ce era înainte de ea.</p>
        <TextField {...fieldOf('note')} label="De ce" required />
        <Button small disabled={isBusy}>
          Propuneți
        </Button>
      </OfficeForm>
    </OfficeDialog>
  );
}
