import { type FormEvent, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { countNoun } from '#domain/text/count-noun.ts';
import { callApi } from '../call-api.ts';
import { useAccess } from '../frame/me.ts';
import { ChangeProblem } from '../ui/change-problem.tsx';
import { formValues } from '../ui/form-values.ts';
import { useChange } from '../use-change.ts';

type Exported = { file: string; csv: string; count: number };

/** People's data out to a file: administrators only, and for a purpose that the log keeps. */
export function ExportForm({ list }: { list: 'messages' | 'registrations' | 'subscriptions' }) {
  const isAdministrator = useAccess([]);
  const { run, isBusy, error } = useChange();
  const [count, setCount] = useState<number | null>(null);
  if (!isAdministrator) return null;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = formValues(event.currentTarget);
    setCount(null);
    const answer = await run(() => callApi<Exported>(`people-export/${list}`, { method: 'POST', body }));
    if (!answer) return;
    save(answer);
    setCount(answer.count);
  }
  return (
    <section className="office-section office-narrow" aria-labelledby="export-title">
      <h2 id="export-title">Descărcați lista</h2>
      <form className="office-stack" onSubmit={(event) => void submit(event)}>
        <ChangeProblem error={error} idOf={(field) => `export-${field}`} />
        <TextField
          id="export-purpose"
          name="purpose"
          label="Pentru ce"
          hint="Rămâne în jurnal, cu numele dumneavoastră. Fișierul conține date personale: ștergeți-l când nu mai este nevoie de el."
          error={error?.fields['purpose']}
          required
        />
        <TextField
          id="export-from"
          name="from"
          label="De la"
          hint="Gol: de la început"
          type="date"
          error={error?.fields['from']}
        />
        <TextField
          id="export-to"
          name="to"
          label="Până la"
          hint="Gol: până astăzi"
          type="date"
          error={error?.fields['to']}
        />
        <Button kind="line" small disabled={isBusy}>
          Descărcați (CSV)
        </Button>
        <p role="status">{count !== null && `${countNoun(count, 'rând', 'rânduri')} în fișier.`}</p>
      </form>
    </section>
  );
}

function save({ file, csv }: Exported): void {
  const href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href, download: file });
  link.click();
  URL.revokeObjectURL(href);
}
