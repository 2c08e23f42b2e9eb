import { Button } from '#app/ui/button.tsx';
import { ChangeProblem } from '#app/desk/change-problem.tsx';
import { useChange } from '#app/desk/use-change.ts';

type Props = {
  /** for screen readers: „raportul 3, Viva Credit” */
  what: string;
  /** false: it is read without being accepted */
  canAccept: boolean;
  /** label of the second button */
  reject?: string;
  decide: (isAccepted: boolean) => Promise<unknown>;
};

/** Shows the decision of one colleague about what a reader sent. */
export function AcceptOrReject({ what, canAccept, reject = 'Respingeți', decide }: Props) {
  const { run, isBusy, error, idOf } = useChange();
  return (
    <div className="office-actions">
      <ChangeProblem error={error} idOf={idOf} />
      {canAccept && (
        <Button small type="button" disabled={isBusy} onClick={() => void run(() => decide(true))}>
          Acceptați<span className="sr"> {what}</span>
        </Button>
      )}
      <Button kind="line" small type="button" disabled={isBusy} onClick={() => void run(() => decide(false))}>
        {reject}
        <span className="sr">: {what}</span>
      </Button>
    </div>
  );
}
