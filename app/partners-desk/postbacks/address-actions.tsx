import { useId, useState } from 'react';
import type { PartnerPostbacksAnswer, StartedTestAnswer } from '#domain/answers/partners/postbacks.ts';
import { clickWords } from '#domain/partners/clicks/click-word.ts';
import { ChangeProblem } from '#app/desk/change-problem.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { partners } from '#app/partners-desk/call-api.ts';
import { Button } from '#app/ui/button.tsx';
import { SecretField } from './secret-field.tsx';
import { TestOutcome } from './test-outcome.tsx';

type Props = { address: PartnerPostbacksAnswer['addresses'][number] };

/** Tests an address, changes its secret, or ends it. */
export function AddressActions({ address: { id, method, url } }: Props) {
  const own = useId();
  const { run, isBusy, error, idOf } = useChange();
  const [secret, setSecret] = useState<string | null>(null);
  const [test, setTest] = useState<StartedTestAnswer | null>(null);
  const of = <span className="sr"> pentru {url}</span>;

  async function startTest() {
    setTest((await run(() => partners.post('postback-addresses/:id/test', {}, { id }))) ?? null);
  }
  async function changeSecret() {
    const answer = await run(() => partners.post('postback-addresses/:id/secret', {}, { id }));
    setSecret(answer?.secret ?? null);
  }
  return (
    <div className="office-stack">
      <ChangeProblem error={error} idOf={idOf} />
      <div className="office-actions">
        <Button small type="button" disabled={isBusy} onClick={() => void startTest()}>
          Porniți testul{of}
        </Button>
        {method === 'POST' && (
          <Button kind="line" small type="button" disabled={isBusy} onClick={() => void changeSecret()}>
            Schimbați cheia{of}
          </Button>
        )}
        <Button
          kind="line"
          small
          type="button"
          disabled={isBusy}
          onClick={() => void run(() => partners.call(`postback-addresses/${id}`, { method: 'DELETE' }))}
        >
          Opriți adresa{of}
        </Button>
      </div>
      {secret !== null && <SecretField id={`${own}-secret`} secret={secret} />}
      {test && (
        <div role="status" className="office-stack">
          <p>
            Clic de test prin <code>{test.link}</code>; un clic adevărat ar fi astăzi: {clickWords[test.word]}
            . Testul nu intră în nicio sumă.
          </p>
          <TestOutcome key={test.id} id={test.id} />
        </div>
      )}
    </div>
  );
}
