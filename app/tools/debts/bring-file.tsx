import { useState, type ChangeEvent } from 'react';
import { readDebtsFile } from '#domain/tools/debts/debts-file.ts';
import type { FormValues } from '#domain/base/forms/form-state.ts';
import { Field, fieldAria } from '#app/ui/field.tsx';

const MOST_BYTES = 100_000;
const REFUSED = 'Acesta nu este un fișier salvat de pe pagina aceasta. Alegeți „datoriile-mele.json”.';

/** Restores a plan saved as a file. The browser reads the file, and its input has no name: it is never sent. */
export function BringFile({ onBrought }: { onBrought: (values: FormValues) => void }) {
  const [error, setError] = useState<string>();
  const id = 'fisier';
  const hint = 'Se citește pe dispozitiv și nu se trimite nicăieri.';
  const bring = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const file = files?.[0];
    if (!file) return;
    const values = file.size > MOST_BYTES ? null : readDebtsFile(await file.text());
    setError(values ? undefined : REFUSED);
    if (values) onBrought(values);
  };
  return (
    <div className="needs-script debts-file">
      <Field id={id} label="Aveți un plan salvat?" hint={hint} error={error}>
        <input
          {...fieldAria(id, { hint, error })}
          id={id}
          className="input"
          type="file"
          accept=".json,application/json"
          onChange={(event) => void bring(event)}
        />
      </Field>
    </div>
  );
}
