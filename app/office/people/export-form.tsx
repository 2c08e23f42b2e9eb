import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { PeopleExportAnswer } from '#domain/answers/office/people.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { office } from '#app/office/call-api.ts';
import { useAccess } from '#app/office/frame/me.ts';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { DayField } from '#app/desk/day-field.tsx';

/** Exports people's data to a file: for administrators only, with a purpose that the log keeps. */
export function ExportForm({ list }: { list: 'messages' | 'registrations' | 'subscriptions' }) {
  const isAdministrator = useAccess([]);
  const change = useChange((field) => `export-${field}`);
  const { run, isBusy, fieldOf } = change;
  const [count, setCount] = useState<number | null>(null);
  if (!isAdministrator) return null;

  async function submit(body: FormValues) {
    setCount(null);
    const answer = await run(() => office.post('people-export/:list', body, { list }));
    if (!answer) return;
    save(answer);
    setCount(answer.count);
  }
  return (
    <section className="office-section office-narrow" aria-labelledby="export-title">
      <h2 id="export-title">Descărcați lista</h2>
      <OfficeForm change={change} onSubmit={submit}>
        <TextField
          {...fieldOf('purpose')}
          label="Pentru ce"
          hint="Rămâne în jurnal, cu numele dumneavoastră. Fișierul conține date personale: ștergeți-l când nu mai este nevoie de el."
          required
        />
        <DayField {...fieldOf('from')} label="De la" hint="Gol: de la început" />
        <DayField {...fieldOf('to')} label="Până la" hint="Gol: până astăzi" />
        <Button kind="line" small disabled={isBusy}>
          Descărcați (CSV)
        </Button>
        <p role="status">{count !== null && `${countNoun(count, 'rând', 'rânduri')} în fișier.`}</p>
      </OfficeForm>
    </section>
  );
}

function save({ file, csv }: PeopleExportAnswer): void {
  const href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href, download: file });
  link.click();
  URL.revokeObjectURL(href);
}
