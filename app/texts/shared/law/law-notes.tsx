import { Fold } from '#app/ui/fold.tsx';
import { NoteLists } from './note-lists.tsx';
import type { NoteView } from './note-view.ts';
import './law-notes.css';

/** Shows the articles a text relies on, in a fold at its end. Each links to our page about it, which states how we read it. */
export function LawNotes({ notes }: { notes: readonly NoteView[] }) {
  if (notes.length === 0) return null;
  return (
    <div className="law-notes">
      <Fold summary={`Articolele de lege (${notes.length})`}>
        <NoteLists notes={notes} />
      </Fold>
    </div>
  );
}
