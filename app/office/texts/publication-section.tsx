import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { TextRow } from '#domain/answers/office/texts.ts';
import { callApi } from '#app/office/call-api.ts';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { publicationInWords } from './publication-in-words.ts';

/** Shows when visitors see a text: the decision, its author, and the means to change it. */
export function PublicationSection({ text }: { text: TextRow }) {
  const change = useChange();
  const { run, isBusy, fieldOf } = change;
  const { slug, status, decision } = text;
  const address = `texts/${encodeURIComponent(slug)}`;
  const button = { kind: 'line', small: true, type: 'button', disabled: isBusy } as const;

  function schedule({ publishAt }: FormValues) {
    return run(() => callApi(`${address}/publication`, { method: 'PUT', body: { publishAt } }));
  }
  return (
    <section className="office-section office-narrow" aria-labelledby="publication-title">
      <h2 id="publication-title">Publicarea</h2>
      <OfficeForm change={change} onSubmit={schedule} noValidate>
        <p role="status">{publicationInWords(text)}</p>
        {status !== 'public' && (
          <>
            <a href={`/api/admin/${address}/preview`} target="_blank" rel="noopener">
              Vedeți cum va arăta<span className="sr"> (se deschide separat)</span>
            </a>
            <TextField
              {...fieldOf('publishAt')}
              type="datetime-local"
              label="Ziua și ora publicării"
              hint="După ora României"
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
          </>
        )}
        {decision && (
          <Button
            {...button}
            onClick={() => void run(() => callApi(`${address}/publication`, { method: 'DELETE' }))}
          >
            {status === 'public' ? 'Lăsați fișierul să hotărască' : 'Renunțați la programare'}
          </Button>
        )}
      </OfficeForm>
    </section>
  );
}
