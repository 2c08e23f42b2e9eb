import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from './api-error.ts';

export type Change = ReturnType<typeof useChange>;

/**
 * Runs changes: `run` calls the server and then reloads the page's data. Meanwhile `isBusy` is true; a refusal is in `error`, and
 * typed text stays.
 * @param idOf id of the control of a field named by the server, if it is not the field's name
 */
export function useChange(idOf = (field: string) => field) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  async function run<Answer>(change: () => Promise<Answer>): Promise<Answer | undefined> {
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
      setBusy(false);
    }
  }

  /** Returns the props of a field for the change, by its name: its id and its error. */
  const fieldOf = (name: string) => ({ id: idOf(name), name, error: error?.fields[name] });

  return { run, isBusy, error, idOf, fieldOf };
}
