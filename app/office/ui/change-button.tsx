import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useChange } from '#app/office/use-change.ts';
import { ChangeProblem } from './change-problem.tsx';

type ChangeButtonProps = {
  /** what the button says, where its words alone would not tell it from its neighbours */
  label?: string;
  change: () => Promise<unknown>;
  children: ReactNode;
};

/** A button of one row that changes one thing at once; a refusal stands before it. */
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
