import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './notice.css';

type NoticeProps = {
  /** on a white sheet, where the note must stand apart from text around it */
  sheet?: boolean;
  children: ReactNode;
};

/** Something worth a second look before going on. Not an alert: it is there from the start. */
export function Notice({ sheet = false, children }: NoticeProps) {
  return <div className={classNames('note', sheet && 'note-sheet')}>{children}</div>;
}
