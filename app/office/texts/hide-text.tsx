import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import type { TextRow } from '#domain/answers/office/texts.ts';
import { callApi } from '#app/office/call-api.ts';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeDialog } from '#app/office/ui/office-dialog.tsx';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';

/** Hides a text by the switch, with its reason. */
export function HideText({ text: { slug, path, title, fileSays } }: { text: TextRow }) {
  const change = useChange();
  const { run, isBusy, fieldOf } = change;
  const [isHidden, setHidden] = useState(false);
  // Pages whose texts are a data file are hidden by their address.
  const thing = fileSays ? { kind: 'text', id: slug } : { kind: 'page', id: path };

  async function hide({ reason }: FormValues) {
    const answer = await run(() => callApi('hidden', { method: 'POST', body: { ...thing, reason } }));
    if (answer !== undefined) setHidden(true);
    return answer;
  }
  return (
    <div className="hide-text">
      <OfficeDialog id="scoateti" title={`Scoateți de pe site: ${title}`} opener="Scoateți de pe site">
        <OfficeForm change={change} onSubmit={hide} noValidate>
          <p>Pagina nu se mai vede nicăieri în câteva secunde. O puneți la loc de la „Scoase de pe site”.</p>
          <TextAreaField
            {...fieldOf('reason')}
            label="De ce"
            hint="Rămâne în jurnal; vizitatorii nu o văd"
            rows={3}
          />
          <Button small disabled={isBusy}>
            Scoateți de pe site
          </Button>
        </OfficeForm>
      </OfficeDialog>
      <p role="status">
        {isHidden && (
          <>
            Este scos de pe site. <Link to="/scoase/">Scoase de pe site</Link>
          </>
        )}
      </p>
    </div>
  );
}
