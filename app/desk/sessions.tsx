import type { Session } from './sign-in-answers.ts';
import { Button } from '#app/ui/button.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { useDesk } from './desk-context.ts';
import { ChangeProblem } from './change-problem.tsx';
import { formatMoment } from './format-moment.ts';
import { useChange } from './use-change.ts';
import { deviceName } from './device-name.ts';
import './account-list.css';

/** Lists a person's open sessions, each with a button to end it. */
export function Sessions({ sessions, currentId }: { sessions: readonly Session[]; currentId: string }) {
  const { auth } = useDesk();
  const { run, isBusy, error } = useChange();
  const end = (token: string) =>
    run(() => auth.call('auth/revoke-session', { method: 'POST', body: { token } }));
  const endOthers = () => run(() => auth.call('auth/revoke-other-sessions', { method: 'POST' }));

  return (
    <section className="office-section" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Unde este deschis contul</h2>
      <div className="office-stack">
        <ChangeProblem error={error} />
        <ul className="account-list">
          {sessions.map(({ id, token, userAgent, createdAt, updatedAt }) => (
            <li key={id}>
              <span>
                {deviceName(userAgent ?? '')} {id === currentId && <Tag>aici</Tag>}
                <span className="fine">
                  {' '}
                  din {formatMoment(createdAt)}, folosită ultima oară la {formatMoment(updatedAt)}
                </span>
              </span>
              <Button kind="line" small type="button" disabled={isBusy} onClick={() => void end(token)}>
                Închideți
              </Button>
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <Button kind="line" small type="button" disabled={isBusy} onClick={() => void endOthers()}>
            Închideți toate celelalte sesiuni
          </Button>
        )}
      </div>
    </section>
  );
}
