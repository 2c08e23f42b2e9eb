import { statusWords } from '#domain/law/reading-status.ts';
import type { NoteView } from './note-view.ts';
import './law-notes.css';

type LawNotesProps = {
  notes: readonly NoteView[];
  /** of its heading: where it stands inside a section of the page, 3 */
  level?: 2 | 3;
};

/**
 * The articles a text leans on, at its end: the numbered ones its marks lead to, then those its figures and short answers are
 * from. Each says how it was read and leads to our page of it.
 */
export function LawNotes({ notes, level = 2 }: LawNotesProps) {
  const Heading = `h${level}` as const;
  const numbered = notes.filter(({ number }) => number !== null);
  const others = notes.filter(({ number }) => number === null);
  if (notes.length === 0) return null;
  return (
    <section className="law-notes" aria-labelledby="note-de-lege">
      <Heading id="note-de-lege">Articolele de lege</Heading>
      {numbered.length > 0 && (
        <ol>
          {numbered.map((note) => (
            <li key={note.href} id={`nota-${note.number}`}>
              <Note {...note} />
              {Array.from({ length: note.marks }, (_, index) => (
                <a
                  key={index}
                  className="law-back"
                  href={`#nota-${note.number}-${index + 1}`}
                  aria-label={`Înapoi în text, la nota ${note.number}${note.marks > 1 ? `, locul ${index + 1}` : ''}`}
                >
                  ↩
                </a>
              ))}
            </li>
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <>
          <p>{numbered.length > 0 ? 'Pagina se mai sprijină pe:' : 'Pagina se sprijină pe:'}</p>
          <ul>
            {others.map((note) => (
              <li key={note.href}>
                <Note {...note} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Note({ href, name, title, status, ended }: NoteView) {
  return (
    <>
      <a href={href}>{name}</a>
      {`: ${title}; ${statusWords[status]}${ended ? `; ${ended}` : ''}. `}
    </>
  );
}
