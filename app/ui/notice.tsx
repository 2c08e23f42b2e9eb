import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './notice.css';

type NoticeProps = {
  /** on a white sheet, for a notice that must stand out from the text around it */
  sheet?: boolean;
  children: ReactNode;
};

/** Draws attention to something before the next step. Not an alert: it is there from the start. */
export function Notice({ sheet = false, children }: NoticeProps) {
  return <div className={classNames('note', sheet && 'note-sheet')}>{children}</div>;
}
