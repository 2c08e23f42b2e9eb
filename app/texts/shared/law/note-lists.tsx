import type { NoteView } from './note-view.ts';

/** Lists the articles a text relies on: the numbered ones of its marks, then the sources of its figures and short answers. */
export function NoteLists({ notes }: { notes: readonly NoteView[] }) {
  const numbered = notes.filter(({ number }) => number !== null);
  const others = notes.filter(({ number }) => number === null);
  return (
    <>
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
          <p>{numbered.length > 0 ? 'Și, pentru cifrele din text:' : 'Pentru cifrele din text:'}</p>
          <ul>
            {others.map((note) => (
              <li key={note.href}>
                <Note {...note} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Note({ href, name, title, ended }: NoteView) {
  return (
    <>
      <a href={href}>{name}</a>
      {`: ${title}${ended ? `; ${ended}` : ''}. `}
    </>
  );
}
