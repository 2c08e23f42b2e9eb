import type { FormEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { TextRow } from '#server/editorial/list-texts.ts';
import { callApi } from '../call-api.ts';
import { ChangeProblem } from '../ui/change-problem.tsx';
import { formValues } from '../ui/form-values.ts';
import { useChange } from '../use-change.ts';
import { publicationInWords } from './publication-in-words.ts';

/** When visitors see a text: what is decided, by whom, and the means to decide otherwise. */
export function PublicationSection({ text }: { text: TextRow }) {
  const { run, isBusy, error } = useChange();
  const { slug, status, decision } = text;
  const address = `texts/${encodeURIComponent(slug)}`;
  const button = { kind: 'line', small: true, type: 'button', disabled: isBusy } as const;

  function schedule(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { publishAt } = formValues(event.currentTarget);
    void run(() => callApi(`${address}/publication`, { method: 'PUT', body: { publishAt } }));
  }
  return (
    <section className="office-section office-narrow" aria-labelledby="publication-title">
      <h2 id="publication-title">Publicarea</h2>
      <div className="office-stack">
        <ChangeProblem error={error} />
        <p role="status">{publicationInWords(text)}</p>
        {status !== 'public' && (
          <a href={`/api/admin/${address}/preview`} target="_blank" rel="noopener">
            Vedeți cum va arăta<span className="sr"> (se deschide separat)</span>
          </a>
        )}
        {status !== 'public' && (
          <form className="office-stack" onSubmit={schedule} noValidate>
            <TextField
              id="publishAt"
              name="publishAt"
              type="datetime-local"
              label="Ziua și ora publicării"
              hint="După ora României"
              error={error?.fields['publishAt']}
            />
            <div className="office-actions">
              <Button small disabled={isBusy}>
                Programați
              </Button>
              <Button
                {...button}
                onClick={() => void run(() => callApi(`${address}/publish`, { method: 'POST' }))}
              >
                Publicați acum
              </Button>
            </div>
          </form>
        )}
        {decision && (
          <Button
            {...button}
            onClick={() => void run(() => callApi(`${address}/publication`, { method: 'DELETE' }))}
          >
            {status === 'public' ? 'Lăsați fișierul să hotărască' : 'Renunțați la programare'}
          </Button>
        )}
      </div>
    </section>
  );
}
