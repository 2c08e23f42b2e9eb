import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import type { SmallDrawing } from './drawings.ts';
import './empty-note.css';

type EmptyNoteProps = { drawing: SmallDrawing; children: ReactNode };

/** Shows a note in an empty place, with a drawing beside it. For parts of public pages that are never hydrated. */
export function EmptyNote({ drawing, children }: EmptyNoteProps) {
  return (
    <div className="empty-note">
      <Drawing name={drawing} />
      <div>{children}</div>
    </div>
  );
}
