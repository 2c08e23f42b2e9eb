import { type ReactNode, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';

type Props = {
  id: string;
  title: string;
  /** label of the button that opens it */
  opener: ReactNode;
  children: ReactNode;
};

/** Shows an action for one row of a list: a button in the row, and the dialog it opens. */
export function OfficeDialog({ id, title, opener, children }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  return (
    <div ref={holder}>
      <Button
        kind="line"
        small
        type="button"
        onClick={() => holder.current?.querySelector('dialog')?.showModal()}
      >
        {opener}
      </Button>
      <Dialog id={id} title={title}>
        {children}
      </Dialog>
    </div>
  );
}
