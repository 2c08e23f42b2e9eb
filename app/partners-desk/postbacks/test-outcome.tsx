import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PartnerPostbacksAnswer } from '#domain/answers/partners/postbacks.ts';
import { attemptInWords } from '#domain/partners/postbacks-out/attempt-in-words.ts';
import { formatMoment } from '#app/desk/format-moment.ts';
import { ApiError } from '#app/desk/api-error.ts';
import { partners } from '#app/partners-desk/call-api.ts';

type Sent = PartnerPostbacksAnswer['postbacks'][number];

const EVERY_MS = 1_000;

/** Follows the postback of a test until it was accepted or given up; that takes less than a minute. */
export function TestOutcome({ id }: { id: string }) {
  const [sent, setSent] = useState<Sent | null>(null);
  const isOver = sent !== null && (sent.deliveredAt !== null || sent.givenUpAt !== null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isOver) {
      // The list below shows the test too.
      void revalidate();
      return undefined;
    }
    const timer = setInterval(() => {
      void partners.get('postbacks/:id', { id }).then(setSent, (error: unknown) => {
        // Without a connection the next second asks again.
        if (!(error instanceof ApiError)) throw error;
      });
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [id, isOver, revalidate]);

  const attempts = sent?.attempts ?? [];
  if (attempts.length === 0) return <p>Trimitem postbackul…</p>;
  return (
    <>
      <ol>
        {attempts.map((attempt) => (
          <li key={attempt.at}>
            {formatMoment(attempt.at)}: {attemptInWords(attempt)}
          </li>
        ))}
      </ol>
      {sent?.givenUpAt && <p>Testul nu a ajuns. Verificați adresa și porniți altul.</p>}
      {!isOver && <p>Mai încercăm…</p>}
    </>
  );
}
