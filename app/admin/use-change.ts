import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from './call-api.ts';

/**
 * Runs changes: `run` calls the server and then brings the page's data anew. While it runs `isBusy` is true; a refusal
 * is in `error`, and what was typed stays where it is.
 */
export function useChange() {
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

  return { run, isBusy, error };
}
