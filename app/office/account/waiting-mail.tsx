import { Button } from '#app/ui/button.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { callApi } from '#app/office/call-api.ts';
import { ChangeProblem } from '#app/desk/change-problem.tsx';
import { useChange } from '#app/desk/use-change.ts';

/** Shows whether the person gets the morning mail about waiting work, and switches it off and on. */
export function WaitingMail({ isOn }: { isOn: boolean }) {
  const { run, isBusy, error } = useChange();
  const change = () => callApi('me', { method: 'PATCH', body: { wantsWaitingMail: !isOn } });
  return (
    <section className="office-section" aria-labelledby="waiting-mail-title">
      <h2 id="waiting-mail-title">
        Mesajul de dimineață <Tag kind={isOn ? 'petrol' : 'plain'}>{isOn ? 'pornit' : 'oprit'}</Tag>
      </h2>
      <div className="office-stack">
        <p>La ora 9, în zilele lucrătoare, vă scriem ce vă așteaptă. Dacă nu așteaptă nimic, nu vă scriem.</p>
        <ChangeProblem error={error} />
        <Button kind="line" small type="button" disabled={isBusy} onClick={() => void run(change)}>
          {isOn ? 'Opriți mesajul' : 'Porniți mesajul'}
        </Button>
      </div>
    </section>
  );
}
