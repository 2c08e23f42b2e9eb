import type { OfferTermsAnswer } from '#domain/answers/office/terms.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { callApi } from '#app/office/call-api.ts';
import { base64Of } from '#app/office/evidence/read-file.ts';
import { OfficeDialog } from '#app/office/ui/office-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, fieldAria } from '#app/ui/field.tsx';
import { TextField } from '#app/ui/text-field.tsx';

type Payer = OfferTermsAnswer['payers'][number];

/** Adds a firm that pays us, or corrects one, in a dialog. @param payer left out: a new one */
export function PayerForm({ payer }: { payer?: Payer }) {
  const dialogId = `payer-${payer?.id ?? 'nou'}`;
  const change = useChange((field) => `${dialogId}-${field}`);
  const { run, isBusy, fieldOf } = change;
  const { id, error } = fieldOf('sigla');
  const hint = `SVG fără scripturi, PNG sau WebP, cel mult 64 KB${payer ? '; gol: rămâne cea de acum' : ''}`;

  async function submit(form: HTMLFormElement) {
    const fields = new FormData(form);
    const file = fields.get('sigla');
    const sigla = file instanceof File && file.name !== '' ? await base64Of(file) : null;
    const body = { nume: fields.get('nume'), adresa: fields.get('adresa'), sigla };
    const way = payer
      ? ({ path: `payers/${payer.id}`, method: 'PUT' } as const)
      : ({ path: 'payers', method: 'POST' } as const);
    return await run(() => callApi(way.path, { method: way.method, body }));
  }
  return (
    <OfficeDialog
      id={dialogId}
      title={payer?.name ?? 'Un plătitor nou'}
      opener={
        payer ? (
          <>
            Corectați<span className="sr"> {payer.name}</span>
          </>
        ) : (
          'Adăugați un plătitor'
        )
      }
    >
      <OfficeForm change={change} onSubmit={(_, form) => submit(form)} noValidate>
        <TextField
          {...fieldOf('nume')}
          label="Nume"
          hint="Cum apare în lista partenerilor"
          defaultValue={payer?.name}
        />
        <TextField {...fieldOf('adresa')} label="Adresa site-ului" type="url" defaultValue={payer?.link} />
        <Field id={id} label="Sigla" hint={hint} error={error}>
          <input
            {...fieldAria(id, { hint, error })}
            id={id}
            name="sigla"
            type="file"
            className="input"
            accept=".svg,.png,.webp"
          />
        </Field>
        <Button small disabled={isBusy}>
          Salvați
        </Button>
      </OfficeForm>
    </OfficeDialog>
  );
}
