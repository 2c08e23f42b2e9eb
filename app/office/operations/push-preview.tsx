import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { PushLook } from '#domain/answers/office/push.ts';
import { pushTopicNames } from '#domain/people/push/push-topics.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { callApi } from '#app/office/call-api.ts';
import { ChangeProblem } from '#app/desk/change-problem.tsx';
import { useChange } from '#app/desk/use-change.ts';
import './push-preview.css';

/** Shows a notification as on a phone, its recipients, and the button that sends it, once. */
export function PushPreview({ look, isSent }: { look: PushLook; isSent: boolean }) {
  const { run, isBusy, error } = useChange();
  const heading = useRef<HTMLHeadingElement>(null);
  // The preview appears below its button: focus brings screen readers and phones to its heading.
  useEffect(() => heading.current?.focus(), []);
  const { count, topic, title, body, path, id } = look;
  const message = { id, topic, title, body, path };
  return (
    <section className="office-section office-narrow" aria-labelledby="look-title">
      <h2 id="look-title" ref={heading} tabIndex={-1}>
        Înainte de a trimite
      </h2>
      <div className="office-stack">
        <ChangeProblem error={error} />
        <div className="push-look">
          <strong>{title}</strong>
          <p>{body}</p>
          <p className="fine">Deschide {path}</p>
        </div>
        <p role="status">{isSent ? SENT : readersInWords(look)}</p>
        {!isSent && count > 0 && (
          <Button
            small
            type="button"
            disabled={isBusy}
            onClick={() => void run(() => callApi('push', { method: 'POST', body: message }))}
          >
            Trimiteți
          </Button>
        )}
      </div>
    </section>
  );
}

const SENT = 'A plecat spre abonați. Mai jos vedeți la câți a ajuns.';

function readersInWords({ count, topic }: PushLook): string {
  const name = `„${pushTopicNames[topic]}”`;
  if (count === 0) return `Niciun browser nu este abonat la ${name}: nu are cui să plece.`;
  const readers =
    count === 1
      ? 'O primește un browser abonat'
      : `O primesc ${countNoun(count, 'browser abonat', 'browsere abonate')}`;
  return `${readers} la ${name}. Ce ați trimis nu se mai poate lua înapoi.`;
}
