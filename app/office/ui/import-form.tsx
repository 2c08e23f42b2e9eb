import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { ImportedAnswer } from '#domain/answers/office/offers.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { office } from '#app/office/call-api.ts';
import { useChange } from '#app/desk/use-change.ts';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';

type ImportFormProps = {
  title: string;
  /** things that become proposals, one for each difference: „ofertă”, „oferte”, and „diferită” beside it */
  what: { one: string; many: string };
  hint: string;
  /** of the file field */
  accept: string;
  /** the call's path, and its further fields besides text and note */
  path: 'offers-import' | 'evidence-import';
  bodyOf: (values: FormValues) => object;
  /** where its proposals wait */
  waiting: string;
  /** further fields, above the file */
  children?: (fieldOf: ReturnType<typeof useChange>['fieldOf']) => ReactNode;
};

/** Imports a file: each line that differs becomes a proposal for a second person, and an invalid file is refused whole. */
export function ImportForm(props: ImportFormProps) {
  const { title, what, hint, accept, path, bodyOf, waiting, children } = props;
  // Errors of the text are listed line by line: they belong to the file.
  const change = useChange((field) => (field === 'note' || field === 'table' ? field : 'file'));
  const { run, isBusy, fieldOf } = change;
  const [done, setDone] = useState<ImportedAnswer | null>(null);

  async function submit(values: FormValues, form: HTMLFormElement) {
    const file = new FormData(form).get('file');
    if (!(file instanceof File)) return;
    const answer = await run(async () => {
      const body = { ...bodyOf(values), text: await file.text(), note: values['note'] };
      return await office.post(path, body);
    });
    setDone(answer ?? null);
    if (answer) form.reset();
  }
  return (
    <section className="office-section office-narrow" aria-labelledby="import-title">
      <h2 id="import-title">{title}</h2>
      <OfficeForm change={change} onSubmit={submit}>
        <p>
          Fiecare {what.one} diferită devine o propunere, pe care o aprobă un coleg. Un fișier cu greșeli nu
          se ia deloc.
        </p>
        {children?.(fieldOf)}
        <Field id="file" label="Fișierul" hint={hint}>
          <input
            id="file"
            name="file"
            type="file"
            className="input"
            accept={accept}
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
              {countNoun(done.unchanged, what.one, what.many)} fără diferențe.{' '}
              <Link to={waiting}>Vedeți ce așteaptă</Link>
            </>
          )}
        </p>
      </OfficeForm>
    </section>
  );
}
