import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { formatDate } from '#domain/base/text/format-date.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import type { OperationsAnswer } from '#domain/answers/office/operations.ts';
import { formatMoment } from '#app/desk/format-moment.ts';
import './digest-section.css';

type Digest = NonNullable<OperationsAnswer['digest']>;
type Props = { digest: Digest | null; isBusy: boolean; send: () => void };

/** Shows the weekly message to subscribers: its content, the number of recipients, and a button to send it before Monday. */
export function DigestSection({ digest, isBusy, send }: Props) {
  return (
    <section className="office-section">
      <h2>Rezumatul săptămânii</h2>
      {digest === null && <p>Nu a răspuns; motivul este în jurnalul serverului.</p>}
      {digest && <p>{inWords(digest)}</p>}
      {digest?.mail && (
        <>
          <Fold summary={`Cum arată: „${digest.mail.subject}”`}>
            <p className="small">Așa îl vede cine s-a abonat la tot.</p>
            <pre className="digest-text">{digest.mail.text}</pre>
          </Fold>
          {digest.recipients > 0 && (
            <p>
              <Button kind="line" small type="button" disabled={isBusy} onClick={send}>
                {`Trimiteți acum: ${countNoun(digest.recipients, 'mesaj', 'mesaje')}`}
              </Button>
            </p>
          )}
        </>
      )}
    </section>
  );
}

function inWords({ week, startedAt, mail, recipients }: Digest): string {
  const left =
    recipients === 0
      ? 'Acum nu îl așteaptă nimeni.'
      : `Îl așteaptă ${countNoun(recipients, 'abonat', 'abonați')}.`;
  if (mail && startedAt) {
    const sent = `Cel din săptămâna care începe la ${formatDate(week)} a plecat la ${formatMoment(startedAt)}.`;
    return recipients === 0 ? sent : `${sent} ${left}`;
  }
  if (!mail) return 'Nu este nimic nou de spus, deci nu pleacă niciun mesaj.';
  return `Pleacă singur, lunea la 9. ${left}`;
}
