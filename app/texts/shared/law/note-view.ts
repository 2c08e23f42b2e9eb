import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { LawLibrary } from '#domain/texts/law-library.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import type { LawNote } from '#domain/texts/law-use.ts';

/** An article at the end of a text, in the words a visitor reads. */
export type NoteView = Pick<LawNote, 'number' | 'marks'> & {
  /** our page of the article */
  href: string;
  name: string;
  title: string;
  /** „nu mai este în vigoare din …”; null: it is, as far as we know */
  ended: string | null;
};

/** The notes of a text, by the library as it is today. */
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

/** @param until last day in force, as far as it is known; null: no end is known */
function endedInWords(until: string | null, today: IsoDay): string | null {
  return until !== null && until < today ? `nu mai este în vigoare după ${formatDate(until)}` : null;
}
