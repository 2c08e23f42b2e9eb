import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from './call-api.ts';

export type Change = ReturnType<typeof useChange>;

/**
 * Runs changes: `run` calls the server and then brings the page's data anew. While it runs `isBusy` is true; a refusal
 * is in `error`, and what was typed stays where it is.
 * @param idOf id of the control of a field the server names, where it is not the field's name
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

  /** What a field shows of the change, by its name: its id and what is wrong with it. */
  const fieldOf = (name: string) => ({ id: idOf(name), name, error: error?.fields[name] });

  return { run, isBusy, error, idOf, fieldOf };
}
