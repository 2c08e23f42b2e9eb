import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { ImportedAnswer } from '#domain/office/answers/offers.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { callApi } from '#app/office/call-api.ts';
import { useAccess } from '#app/office/frame/me.ts';
import { OfficeForm } from '#app/office/ui/office-form.tsx';
import type { FormValues } from '#app/office/ui/form-values.ts';
import { OfficeHead } from '#app/office/ui/office-head.tsx';
import { useChange } from '#app/office/use-change.ts';
import { OfferTabs } from './offer-tabs.tsx';

/** /admin/oferte/fisiere/ : offers out to a file, and in from one. */
export function Component() {
  const isEditor = useAccess(['editor']);
  return (
    <>
      <OfficeHead title="Fișiere cu oferte">
        <OfferTabs />
      </OfficeHead>
      <ul className="office-actions">
        <li>
          <a href="/api/admin/offers-export/csv" download>
            Descărcați tabelul (CSV)
          </a>
        </li>
        <li>
          <a href="/api/admin/offers-export/json" download>
            Descărcați fluxul (JSON)
          </a>
        </li>
      </ul>
      {isEditor && <ImportForm />}
    </>
  );
}

function ImportForm() {
  const change = useChange((field) => (field === 'note' ? 'note' : 'file'));
  const { run, isBusy, fieldOf } = change;
  const [done, setDone] = useState<ImportedAnswer | null>(null);

  async function submit({ note }: FormValues, form: HTMLFormElement) {
    const file = new FormData(form).get('file');
    if (!(file instanceof File)) return;
    const format = file.name.toLowerCase().endsWith('.json') ? 'json' : 'csv';
    const answer = await run(async () => {
      const body = { format, text: await file.text(), note };
      return await callApi<ImportedAnswer>('offers-import', { method: 'POST', body });
    });
    setDone(answer ?? null);
    if (answer) form.reset();
  }
  return (
    <section className="office-section office-narrow" aria-labelledby="import-title">
      <h2 id="import-title">Aduceți un fișier</h2>
      <OfficeForm change={change} onSubmit={submit}>
        <p>
          Fiecare ofertă diferită devine o propunere, pe care o aprobă un coleg. Un fișier cu greșeli nu se ia
          deloc.
        </p>
        <Field id="file" label="Fișierul" hint="CSV cu coloanele tabelului de mai sus, sau JSON ca fluxul">
          <input
            id="file"
            name="file"
            type="file"
            className="input"
            accept=".csv,.json,text/csv,application/json"
            aria-describedby="file-hint"
            required
          />
        </Field>
        <TextField {...fieldOf('note')} label="De unde este" required />
        <Button kind="line" small disabled={isBusy}>
          Aduceți
        </Button>
        <p role="status">
          {done && (
            <>
              {countNoun(done.proposed, 'propunere', 'propuneri')},{' '}
              {countNoun(done.unchanged, 'ofertă', 'oferte')} fără diferențe.{' '}
              <Link to="/oferte/modificari/">Vedeți ce așteaptă</Link>
            </>
          )}
        </p>
      </OfficeForm>
    </section>
  );
}
