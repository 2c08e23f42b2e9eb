import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { LawLibrary } from '#domain/texts/law-library.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import type { LawNote } from '#domain/texts/law-use.ts';

/** An article at the end of a text, as visitors read it. */
export type NoteView = Pick<LawNote, 'number' | 'marks'> & {
  /** our page about the article */
  href: string;
  name: string;
  title: string;
  /** „nu mai este în vigoare din …”; null: in force, as far as we know */
  ended: string | null;
};

/** Prepares the notes of a text from the current library of law. */
export function presentNotes(notes: readonly LawNote[], law: LawLibrary, today: IsoDay): NoteView[] {
  return notes.map(({ number, marks, article }) => {
    const { path, name, title, inForce } = law.get(article);
    return {
      number,
      marks,
      href: path,
      name,
      title,
      ended: endedInWords(inForce.until, today),
    };
  });
}

/** Writes when an article ended. @param until last day in force, if known; null: no known end */
function endedInWords(until: string | null, today: IsoDay): string | null {
  return until !== null && until < today ? `nu mai este în vigoare după ${formatDate(until)}` : null;
}
