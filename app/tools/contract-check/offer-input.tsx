import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { LineIcon } from '#app/ui/line-icon.tsx';
import type { ReadingProgress } from './read-offer.ts';
import './offer-input.css';

// Readers of PDFs and pictures are larger than the rest of the page: they load when a file is chosen, and the server does not
// include them.
const loadReader = import.meta.env.SSR ? null : () => import('./read-offer.ts');

type OfferInputProps = {
  /** called with the text of the chosen or pasted document, and whether it was recognised in a picture */
  onText: (text: string, isPicture: boolean) => void;
  /** another page of an offer already read */
  isMore?: boolean;
};

type State = { kind: 'idle' } | { kind: 'stopped' } | { kind: 'failed'; message: string } | ReadingProgress;

const CAMERA = 'M2 6.5h4l1.5-2.5h5L14 6.5h4v10H2zM10 8.2a3 3 0 1 0 0 6 3 3 0 0 0 0-6';
// A shorter text pasted anywhere on the page cannot be an offer.
const LEAST_PASTED = 40;

/**
 * Reads a photo, a screenshot or a PDF of an offer, chosen, dropped or pasted, on the device. The input has no name, so no form
 * sends it; hidden without scripts.
 */
export function OfferInput({ onText, isMore = false }: OfferInputProps) {
  const { state, read, stop: stopReading } = useReader(onText);
  const field = useRef<HTMLInputElement>(null);
  const id = isMore ? 'inca-o-pagina' : 'oferta';

  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    void read([...(input.files ?? [])]);
    // Allows choosing the same file again.
    input.value = '';
  };
  const stop = () => {
    stopReading();
    // The pressed button disappears: keyboard focus moves to choosing another file.
    field.current?.focus();
  };

  const isBusy = state.kind === 'loading' || state.kind === 'reading';
  return (
    <div className="offer-input needs-script">
      <div
        className={classNames('offer-input-box', isMore && 'offer-input-more', isBusy && 'offer-input-quiet')}
      >
        <label htmlFor={id}>
          <LineIcon path={CAMERA} size={isMore ? 20 : 32} />
          {isMore ? 'Adăugați încă o pagină' : 'Fotografiați sau alegeți oferta'}
        </label>
        <input
          ref={field}
          id={id}
          type="file"
          accept="image/*,application/pdf"
          multiple
          aria-describedby={isMore ? undefined : 'oferta-hint'}
          onChange={choose}
        />
      </div>
      {!isMore && (
        <p className="hint" id="oferta-hint">
          Poză, captură de ecran sau PDF, cel mult șase pagini.{' '}
          <span className="offer-input-desk">O puteți și trage aici sau lipi cu Ctrl+V. </span>
          <b>Nu pleacă de pe dispozitiv:</b> o citim aici, cu un program de 2,4 MB, care se încarcă o singură
          dată.
        </p>
      )}
      <div role="status">
        {state.kind === 'failed' && <p className="error-text">{state.message}</p>}
        {isBusy && <p>{inWords(state)}</p>}
        {state.kind === 'stopped' && (
          <p className="fine">Am oprit citirea. Alegeți alta sau scrieți cifrele.</p>
        )}
      </div>
      {isBusy && (
        <div className="offer-input-busy">
          <progress aria-label={inWords(state)} max={1} value={partOf(state)} />
          <Button kind="line" small type="button" onClick={stop}>
            Opriți
          </Button>
        </div>
      )}
    </div>
  );
}

/** Reads files chosen here or pasted anywhere on the page, one offer at a time, and says how far it is. */
function useReader(onText: OfferInputProps['onText']) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const stopping = useRef<AbortController | null>(null);

  const read = async (files: readonly File[]) => {
    if (files.length === 0 || !loadReader) return;
    stopping.current?.abort();
    const { signal } = (stopping.current = new AbortController());
    const show = (next: State) => {
      // Another file was chosen meanwhile, or the reading was stopped.
      if (stopping.current?.signal === signal && !signal.aborted) setState(next);
    };
    show({ kind: 'loading', part: 0 });
    try {
      const { readOffer } = await loadReader();
      const result = await readOffer(files, { onProgress: show, stop: signal });
      if (signal.aborted) return;
      show(result.ok ? { kind: 'idle' } : { kind: 'failed', message: result.message });
      if (result.ok) onText(result.text, result.isPicture);
    } catch {
      // The reader did not come: the network is away, or the site was built anew.
      show({ kind: 'failed', message: 'Cititorul nu s-a încărcat. Lipiți textul sau scrieți cifrele.' });
    }
  };
  const stop = () => {
    stopping.current?.abort();
    setState({ kind: 'stopped' });
  };

  useEffect(() => () => stopping.current?.abort(), []);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
      const files = [...(event.clipboardData?.files ?? [])];
      const text = event.clipboardData?.getData('text') ?? '';
      if (files.length > 0) void read(files);
      else if (text.length >= LEAST_PASTED) onText(text, false);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  });
  return { state, read, stop };
}

function inWords(state: ReadingProgress): string {
  if (state.kind === 'loading') return 'Se pregătește cititorul…';
  return state.pages > 1 ? `Citim pagina ${state.page} din ${state.pages}…` : 'Citim oferta…';
}

function partOf(state: ReadingProgress): number {
  return state.kind === 'loading' ? state.part : (state.page - 1 + state.percent / 100) / state.pages;
}
