import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { ChangeProblem } from '#app/desk/change-problem.tsx';

type ChangeButtonProps = {
  /** accessible name of the button, if its words do not distinguish it from its neighbours */
  label?: string;
  change: () => Promise<unknown>;
  children: ReactNode;
};

/** Shows a button in a row that makes one change at once; a refusal is shown before it. */
export function ChangeButton({ label, change, children }: ChangeButtonProps) {
  const { run, isBusy, error, idOf } = useChange();
  return (
    <>
      <ChangeProblem error={error} idOf={idOf} />
      <Button
        kind="line"
        small
        type="button"
        disabled={isBusy}
        aria-label={label}
        onClick={() => void run(change)}
      >
        {children}
      </Button>
    </>
  );
}
