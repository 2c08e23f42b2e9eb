import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field, fieldAria } from '#app/ui/field.tsx';

// The reader of PDFs is as large as all else of the page: it is fetched when a file is chosen, and no server has it.
const loadReader = import.meta.env.SSR ? null : () => import('./read-pdf.ts');

type PdfFieldProps = {
  /** the text of the file that was chosen */
  onText: (text: string) => void;
};

const texts = {
  label: 'Sau alegeți un PDF de pe dispozitiv',
  hint: 'Cel mult 10 MB și 30 de pagini. Îl citim aici; fișierul nu se trimite.',
};

const words = { reading: 'Citim fișierul…', stopped: 'Am oprit citirea.', idle: '' };

/** A file that is read on the device. It has no name, so that no form sends it; without scripts it is not shown. */
export function PdfField({ onText }: PdfFieldProps) {
  const [error, setError] = useState<string | undefined>();
  const [state, setState] = useState<'reading' | 'stopped' | 'idle'>('idle');
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);
  const read = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    if (!file || !loadReader) return;
    stopping.current?.abort();
    const { signal } = (stopping.current = new AbortController());
    setState('reading');
    setError(undefined);
    try {
      const { readPdf } = await loadReader();
      const result = await readPdf(file, signal);
      if (result.ok) onText(result.text);
      else if (!signal.aborted) setError(result.message);
    } catch {
      // The reader did not come: the network is away, or the site was built anew.
      setError('Cititorul de PDF nu s-a încărcat. Copiați textul din fișier și lipiți-l mai sus.');
    }
    // Another file was chosen meanwhile.
    if (stopping.current.signal !== signal) return;
    setState(signal.aborted ? 'stopped' : 'idle');
    // The button that was pressed goes: whoever goes on by keyboard chooses another file.
    if (signal.aborted) input.focus();
    // The same file may be chosen again.
    input.value = '';
  };
  return (
    <div className="needs-script">
      <Field id="pdf" {...texts} error={error}>
        <input
          {...fieldAria('pdf', { hint: texts.hint, error })}
          id="pdf"
          type="file"
          accept="application/pdf,.pdf"
          onChange={(event) => void read(event)}
        />
      </Field>
      <p className="fine" role="status">
        {words[state]}
      </p>
      {state === 'reading' && (
        <Button kind="line" small type="button" onClick={() => stopping.current?.abort()}>
          Opriți
        </Button>
      )}
    </div>
  );
}
