import { useEffect, useState } from 'react';
import { ApiError } from '#app/desk/api-error.ts';
import { office } from '#app/office/call-api.ts';

type Props = { file: string; text: string };

type Look = { html: string | null; problem: ApiError | null };

/** Time after the last key. */
const PAUSE_MS = 1_000;

/** Shows the page of a text as visitors would see it, a second after the last key, or what hinders it. */
export function TextPreview({ file, text }: Props) {
  const [{ html, problem }, setLook] = useState<Look>({ html: null, problem: null });

  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(() => {
      office.post('text-preview', { file, text }).then(
        (page) => isOld || setLook({ html: page.html, problem: null }),
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          // The last page that could be made stays beside its problem.
          if (!isOld) setLook((before) => ({ ...before, problem: error }));
        },
      );
    }, PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [file, text]);

  return (
    <section className="text-preview" aria-labelledby="previzualizare">
      <h2 id="previzualizare">Cum va arăta</h2>
      <div role="status">
        {problem && (
          <>
            <p>{problem.message}</p>
            <ul>
              {Object.entries(problem.fields).map(([field, sentence]) => (
                <li key={field}>{sentence}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {html !== null && <iframe title="Pagina" sandbox="allow-same-origin" srcDoc={html} />}
    </section>
  );
}
