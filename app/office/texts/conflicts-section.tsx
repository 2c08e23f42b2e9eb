import type { TextConflicts } from '#domain/answers/office/text-changes.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { office } from '#app/office/call-api.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { Differences } from './differences.tsx';
import './conflicts-section.css';

/** Shows the files that changed under a text of the office, both side by side, to choose the one that stays. */
export function ConflictsSection({ conflicts }: TextConflicts) {
  if (conflicts.length === 0) return null;
  return (
    <section className="office-section" aria-labelledby="conflicte">
      <h2 id="conflicte">De ales: fișierul sau textul din redacție</h2>
      <p>
        Aceste fișiere s-au schimbat după ce redacția le-a corectat textul. Pe site este textul din redacție.
        Nimeni nu mai propune schimbări până nu alegeți unul; alegerea o aprobă un coleg.
      </p>
      {conflicts.map((conflict) => (
        <Conflict key={conflict.file} {...conflict} />
      ))}
    </section>
  );
}

function Conflict({ file, office: ours, onFile, differences }: TextConflicts['conflicts'][number]) {
  const change = useChange((field) => `${field}-${file}`);
  const { run, isBusy, fieldOf } = change;
  return (
    <article className="office-stack conflict-of-text">
      <h3>content/{file}</h3>
      <div className="conflict">
        <Side id={`redactie-${file}`} title="Textul din redacție" text={ours} />
        <Side id={`fisier-${file}`} title="Fișierul" text={onFile ?? 'Fișierul nu mai există.'} />
      </div>
      <Differences label={`De la textul din redacție la fișierul ${file}`} lines={differences} />
      <OfficeForm
        change={change}
        className="office-narrow"
        aria-label={`Alegerea pentru ${file}`}
        onSubmit={({ note, choice }) => {
          const text = choice === 'file' ? (onFile ?? '') : ours;
          return run(() => office.post('text-changes', { file, text, note }));
        }}
        noValidate
      >
        <TextField {...fieldOf('note')} label="De ce" />
        <div className="office-actions">
          <Button small name="choice" value="office" disabled={isBusy}>
            Păstrați textul din redacție
          </Button>
          {onFile !== null && (
            <Button kind="line" small name="choice" value="file" disabled={isBusy}>
              Luați fișierul
            </Button>
          )}
        </div>
      </OfficeForm>
    </article>
  );
}

function Side({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <div>
      <label className="label" htmlFor={id}>
        {title}
      </label>
      <textarea id={id} className="input" rows={12} readOnly value={text} />
    </div>
  );
}
