import type { Source } from '#domain/offers/offer.ts';
import { LawNotes } from '#app/shared/law/law-notes.tsx';
import type { NoteView } from '#app/shared/law/note-view.ts';
import { Fold } from '#app/ui/fold.tsx';
import { SourceName } from '#app/ui/source-name.tsx';

type LenderSourcesProps = {
  sources: readonly Source[];
  /** the articles of the law its text leans on */
  notes?: readonly NoteView[];
};

/** Everything the page leans on, once. */
export function LenderSources({ sources, notes = [] }: LenderSourcesProps) {
  if (sources.length === 0) return null;
  return (
    <section id="surse" aria-label="Surse">
      <Fold
        summary={
          <h3>
            {notes.length > 0
              ? 'Sursele paginii și articolele de lege'
              : `Sursele paginii: ${sources.length}`}
          </h3>
        }
      >
        <ul className="bullets">
          {sources.map((source) => (
            <li key={`${source.name}|${source.date}`}>
              <SourceName source={source} />
            </li>
          ))}
        </ul>
        <p className="fine">Ce am găsit doar pe site-uri de comparare sau la brokeri nu arătăm.</p>
        <LawNotes notes={notes} />
      </Fold>
    </section>
  );
}
