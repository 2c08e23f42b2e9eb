import { DayField } from '#app/desk/day-field.tsx';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { callApi } from '#app/office/call-api.ts';
import { OfficeDialog } from '#app/office/ui/office-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';

/** Proposes the last day of terms. @param path of the changes, under /api/admin/ @param name whose terms they are */
export function EndTerms({ id, name, path }: { id: number; name: string; path: string }) {
  const dialogId = `end-${id}`;
  const change = useChange((field) => `${dialogId}-${field}`);
  const { run, isBusy, fieldOf } = change;
  return (
    <OfficeDialog
      id={dialogId}
      title={`Sfârșitul termenilor ${id}`}
      opener={
        <>
          Încheiați<span className="sr"> termenii: {name}</span>
        </>
      }
    >
      <OfficeForm
        change={change}
        onSubmit={({ pana_la, note }) =>
          run(() => callApi(path, { method: 'POST', body: { ends: { id, pana_la }, note } }))
        }
        noValidate
      >
        <p>După ce aprobă un coleg, termenii nu mai sunt în vigoare din ziua următoare.</p>
        <DayField {...fieldOf('pana_la')} label="Ultima zi" required />
        <TextField {...fieldOf('note')} label="De ce" required />
        <Button small disabled={isBusy}>
          Propuneți
        </Button>
      </OfficeForm>
    </OfficeDialog>
  );
}
