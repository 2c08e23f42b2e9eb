import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#app/desk/api-error.ts';
import { office } from '#app/office/call-api.ts';
import { useWhileActive } from '#app/office/ui/use-while-active.ts';

/** Shorter than the time for which the server takes a colleague to be writing. */
const SECONDS = 15;
/** After this time without a key the writer counts as away. */
const PAUSE_MS = 60_000;

/**
 * Reports to the server that an answer is being written, and reads who else writes one. An answer that a colleague sent meanwhile is
 * loaded into the page; the typed text stays.
 * @param answers how many the page shows
 */
export function usePresence(reference: string, answers: number) {
  const { revalidate } = useRevalidator();
  const [other, setOther] = useState<string | null>(null);
  const typedAt = useRef(0);

  const isWriting = () => Date.now() - typedAt.current < PAUSE_MS;
  async function tell() {
    try {
      const body = { isWriting: isWriting() };
      const now = await office.post('messages/:reference/presence', body, { reference });
      setOther(now.writing);
      if (now.answers !== answers) await revalidate();
    } catch (problem) {
      // A background call: a person who is signed out or offline learns it when they send.
      if (!(problem instanceof ApiError)) throw problem;
    }
  }
  useWhileActive(() => void tell(), { seconds: SECONDS, isAtOnce: true });

  return {
    other,
    typed: () => {
      const wasWriting = isWriting();
      typedAt.current = Date.now();
      if (!wasWriting) void tell();
    },
    sent: () => {
      typedAt.current = 0;
    },
  };
}
