import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { callApi } from '#app/office/call-api.ts';
import { OfficeDialog } from '#app/office/ui/office-dialog.tsx';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';

/** Asks why an offer is paused, and pauses it at once. @param id of the offer */
export function PauseOffer({ id }: { id: string }) {
  const change = useChange((field) => `pause-${field}`);
  return (
    <OfficeDialog id="pause-offer" title="Opriți oferta" opener="Opriți oferta acum">
      <OfficeForm
        change={change}
        noValidate
        onSubmit={({ reason }) =>
          change.run(() =>
            callApi(`offers/${encodeURIComponent(id)}/pause`, { method: 'POST', body: { reason } }),
          )
        }
      >
        <p>Oprirea este imediată. Repornirea este o modificare și are nevoie de un coleg.</p>
        <TextField {...change.fieldOf('reason')} label="De ce" required />
        <Button small disabled={change.isBusy}>
          Opriți oferta
        </Button>
      </OfficeForm>
    </OfficeDialog>
  );
}
