import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { ImportedAnswer } from '#domain/office/answers/offers.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { callApi } from '#app/office/call-api.ts';
import { useAccess } from '#app/office/frame/me.ts';
import type { FormValues } from '#app/office/ui/form-values.ts';
import { OfficeForm } from '#app/office/ui/office-form.tsx';
import { OfficeHead } from '#app/office/ui/office-head.tsx';
import { useChange } from '#app/office/use-change.ts';
import { EvidenceTabs } from './evidence-tabs.tsx';

const tables = [
  { value: 'dovezi', label: 'dovezi' },
  { value: 'produse', label: 'produse' },
];

/** /admin/dovezi/tabele/ : evidence and products out to a table, and in from one. */
export function Component() {
  const isEditor = useAccess(['editor']);
  return (
    <>
      <OfficeHead title="Tabele cu dovezi și produse">
        <EvidenceTabs />
      </OfficeHead>
      <ul className="office-actions">
        {tables.map(({ value, label }) => (
          <li key={value}>
            <a href={`/api/admin/evidence-export/${value}`} download>
              Descărcați tabelul cu {label} (CSV)
            </a>
          </li>
        ))}
      </ul>
      {isEditor && <ImportForm />}
    </>
  );
}

function ImportForm() {
  const change = useChange((field) => (field === 'note' || field === 'table' ? field : 'file'));
  const { run, isBusy, fieldOf } = change;
  const [done, setDone] = useState<ImportedAnswer | null>(null);

  async function submit({ note, table }: FormValues, form: HTMLFormElement) {
    const file = new FormData(form).get('file');
    if (!(file instanceof File)) return;
    const answer = await run(async () => {
      const body = { table, text: await file.text(), note };
      return await callApi<ImportedAnswer>('evidence-import', { method: 'POST', body });
    });
    setDone(answer ?? null);
    if (answer) form.reset();
  }
  return (
    <section className="office-section office-narrow" aria-labelledby="import-title">
      <h2 id="import-title">Aduceți un tabel</h2>
      <OfficeForm change={change} onSubmit={submit}>
        <p>
          Fiecare linie diferită devine o propunere, pe care o aprobă un coleg. Un fișier cu greșeli nu se ia
          deloc.
        </p>
        <SelectField {...fieldOf('table')} label="Ce conține" options={tables} />
        <Field
          id="file"
          label="Fișierul"
          hint="CSV cu coloanele tabelului de mai sus; o dovadă fără cod este nouă"
        >
          <input
            id="file"
            name="file"
            type="file"
            className="input"
            accept=".csv,text/csv"
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
              {countNoun(done.unchanged, 'linie', 'linii')} fără diferențe.{' '}
              <Link to="/dovezi/propuneri/">Vedeți ce așteaptă</Link>
            </>
          )}
        </p>
      </OfficeForm>
    </section>
  );
}
