import { type ChangeEvent, useState } from 'react';
import { Field } from '#app/ui/field.tsx';
import type { ServedFile, ServingInstance } from '#domain/answers/office/texts.ts';
import { compareFile } from './compare-file.ts';
import { gitBlobHash } from './git-blob-hash.ts';
import './file-check.css';

type FileCheckProps = { files: readonly ServedFile[]; others: readonly ServingInstance[] };

/** Compares a colleague's own file with the files of the servers. The file stays in the browser. */
export function FileCheck({ files, others }: FileCheckProps) {
  const [answer, setAnswer] = useState('');

  async function check(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? [];
    if (!file) return setAnswer('');
    if (!('subtle' in crypto)) return setAnswer('Browserul compară fișiere numai pe o adresă https.');
    setAnswer(compareFile(file.name, await gitBlobHash(await file.text()), { files, others }));
  }
  return (
    <div className="office-stack office-narrow file-check">
      <Field
        id="own-file"
        label="Fișierul dumneavoastră"
        hint="Nu pleacă din browser: se compară aici cu ce folosește serverul"
      >
        <input
          id="own-file"
          type="file"
          className="input"
          accept=".md,.yml"
          aria-describedby="own-file-hint"
          onChange={(event) => void check(event)}
        />
      </Field>
      <p role="status">{answer}</p>
    </div>
  );
}
