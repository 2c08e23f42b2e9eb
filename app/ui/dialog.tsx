import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './dialog.css';

type DialogProps = {
  /** opened by a button with `command="show-modal" commandfor={id}`, or by showModal() */
  id: string;
  title: string;
  /** open from the start: in the page's flow, and modal once the script runs (app/runtime/runtime.ts) */
  isOpen?: boolean;
  children: ReactNode;
};

/** Shows a native modal dialog: the platform keeps the focus inside; Escape and a click beside it close it. */
export function Dialog({ id, title, isOpen = false, children }: DialogProps) {
  return (
    <dialog id={id} className="dialog" aria-labelledby={`${id}-title`} closedby="any" open={isOpen}>
      <form method="dialog" className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button className="dialog-close" aria-label="Închideți">
          <Icon name="close" />
        </button>
      </form>
      {children}
    </dialog>
  );
}
