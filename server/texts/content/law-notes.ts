import type { ArticleId, LawLibrary } from '#domain/texts/law-library.ts';
import type { LawNote } from '#domain/texts/law-use.ts';
import { escapeHtml } from '#domain/base/text/escape-html.ts';
import type { PlaceholderValues } from './placeholders.ts';

const POINTER = /\{\{\s*lege\.([a-z0-9-]+\/[a-z0-9-]+)\s*\}\}/g;

/**
 * Places without notes: a heading is a link of the table of contents, a link cannot contain another, a quoted letter is copied
 * unchanged.
 */
const NO_PLACE: readonly [RegExp, string][] = [
  [/^#+ .*\{\{\s*lege\.[a-z0-9-]+\//m, 'a heading carries no note'],
  [/^>.*\{\{\s*lege\.[a-z0-9-]+\//m, 'a quoted letter carries no note: its paragraph before does'],
  [/\[[^\]\n]*\{\{\s*lege\.[a-z0-9-]+\/[^\]\n]*\]\(/, 'a link carries no note'],
];

/** Between two marks beside each other: without a comma 1 and 2 would read as 12. */
const BESIDE = '</a></sup><sup class="law-mark"><a';

/** Lists misplaced pointers to articles in a text, without the file's name. */
export function misplacedNotes(markdown: string): string[] {
  return NO_PLACE.flatMap(([place, problem]) => (place.test(markdown) ? [problem] : []));
}

/**
 * Turns pointers in Markdown into numbered marks, in order of first appearance; a repeated article keeps its number. Each mark
 * links to its note and has an id to return to: `nota-3` and `nota-3-1`.
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
  return { markdown: marked.replaceAll(BESIDE, '</a>, <a'), notes: [...notes.values()] };
}

/** Adds to a text's notes the articles without a mark: those of its figures and short answers. */
export function withUnmarked(notes: readonly LawNote[], others: readonly ArticleId[]): LawNote[] {
  const marked = new Set(notes.map(({ article }) => article));
  const rest = [...new Set(others)].filter((article) => !marked.has(article));
  return [...notes, ...rest.map((article) => ({ number: null, marks: 0, article }))];
}

/**
 * Returns citations of articles in plain text, where marks cannot stand: „OUG 50/2010, art. 32”. Our page about the article says
 * how it was read.
 */
export function citationValues(law: LawLibrary): PlaceholderValues {
  return Object.fromEntries(law.articles.map(({ id, name }) => [`lege.${id}`, name]));
}
