import { startTransition, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from './api-error.ts';

export type Change = ReturnType<typeof useChange>;

/**
 * Runs changes: `run` calls the server and then reloads the page's data. Meanwhile `isBusy` is true; a refusal is in `error`, and
 * typed text stays. The focus, which a button loses while it is disabled, returns to it.
 * @param idOf id of the control of a field named by the server, if it is not the field's name
 */
export function useChange(idOf = (field: string) => field) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const pressed = useRef<Element | null>(null);

  useEffect(() => {
    if (isBusy) return;
    focusAgain(pressed.current);
    pressed.current = null;
  }, [isBusy]);
  // The change may take its own form from the page.
  useEffect(() => () => focusAgain(pressed.current), []);

  async function run<Answer>(change: () => Promise<Answer>): Promise<Answer | undefined> {
    pressed.current = document.activeElement;
    setBusy(true);
    setError(null);
    try {
      const answer = await change();
      await revalidate();
      return answer;
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setError(problem);
      return undefined;
    } finally {
      // Together with the new data, which the router brings the same way.
      startTransition(() => setBusy(false));
    }
  }

  /** Returns the props of a field for the change, by its name: its id and its error. */
  const fieldOf = (name: string) => ({ id: idOf(name), name, error: error?.fields[name] });

  return { run, isBusy, error, idOf, fieldOf };
}

/** Focuses what was pressed, unless the focus is elsewhere by now; the page, if it is gone, such as the button of a decision. */
function focusAgain(pressed: Element | null) {
  if (!pressed || document.activeElement !== document.body) return;
  const target = pressed.isConnected ? pressed : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus();
}
