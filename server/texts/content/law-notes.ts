import type { ArticleId, LawLibrary } from '#domain/texts/law-library.ts';
import type { LawNote } from '#domain/texts/law-use.ts';
import { escapeHtml } from '#domain/base/text/escape-html.ts';
import type { PlaceholderValues } from './placeholders.ts';

const POINTER = /\{\{\s*lege\.([a-z0-9-]+\/[a-z0-9-]+)\s*\}\}/g;

/** Where no note can stand: a heading is a link of the contents, a link holds no other, a quoted letter is copied as it is. */
const NO_PLACE: readonly [RegExp, string][] = [
  [/^#+ .*\{\{\s*lege\.[a-z0-9-]+\//m, 'a heading carries no note'],
  [/^>.*\{\{\s*lege\.[a-z0-9-]+\//m, 'a quoted letter carries no note: its paragraph before does'],
  [/\[[^\]]*\{\{\s*lege\.[a-z0-9-]+\/[^\]]*\]\(/, 'a link carries no note'],
];

/** What is wrong with where a text points to articles, without the file's name. */
export function misplacedNotes(markdown: string): string[] {
  return NO_PLACE.flatMap(([place, problem]) => (place.test(markdown) ? [problem] : []));
}

/**
 * Markdown whose pointers are numbered marks, in the order they first appear; the same article keeps its number. Each mark
 * leads to its note and has an id to come back to: `nota-3` and `nota-3-1`.
 */
export function markNotes(markdown: string, law: LawLibrary): { markdown: string; notes: LawNote[] } {
  const notes = new Map<ArticleId, LawNote & { number: number }>();
  const marked = markdown.replaceAll(POINTER, (_, article: ArticleId) => {
    const note = notes.get(article) ?? { number: notes.size + 1, marks: 0, article };
    note.marks += 1;
    notes.set(article, note);
    const { number, marks } = note;
    const name = escapeHtml(law.get(article).name);
    return `<sup class="law-mark"><a href="#nota-${number}" id="nota-${number}-${marks}" aria-label="Nota ${number}: ${name}">${number}</a></sup>`;
  });
  return { markdown: marked, notes: [...notes.values()] };
}

/** The notes of a text, and after them the articles it leans on without a mark: of its figures and short answers. */
export function withUnmarked(notes: readonly LawNote[], others: readonly ArticleId[]): LawNote[] {
  const marked = new Set(notes.map(({ article }) => article));
  const rest = [...new Set(others)].filter((article) => !marked.has(article));
  return [...notes, ...rest.map((article) => ({ number: null, marks: 0, article }))];
}

/** An article in plain text, where no mark can stand: „OUG 50/2010, art. 32”. How it was read stands on our page of it. */
export function citationValues(law: LawLibrary): PlaceholderValues {
  return Object.fromEntries(law.articles.map(({ id, name }) => [`lege.${id}`, name]));
}
