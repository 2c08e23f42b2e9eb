import { articlesOfPlaceholder } from '#domain/texts/figure-articles.ts';
import type { ArticleId } from '#domain/texts/law-library.ts';
import type { LawStatement } from '#domain/texts/law-use.ts';
import { BETWEEN_SENTENCES } from './leave-out-unset.ts';
import { fillPlaceholders, placeholderNames, type PlaceholderValues } from './placeholders.ts';

/** The sentences of a text. A paragraph stands on one line, as content files have it; so does a row of a table. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(BETWEEN_SENTENCES))
    .filter((sentence) => sentence.trim() !== '');
}

/**
 * The sentences that point to an article, or name a figure of the law, in the words a reader sees.
 * @param nameOf what an article is called, where a sentence needs the name as one of its words
 */
export function lawStatements(
  text: string,
  figures: PlaceholderValues,
  nameOf: (article: ArticleId) => string,
): LawStatement[] {
  return sentencesOf(text).flatMap((sentence) => {
    const articles = [...new Set(placeholderNames(sentence).flatMap(articlesOfPlaceholder))];
    return articles.length > 0 ? [{ words: plainSentence(sentence, figures, nameOf), articles }] : [];
  });
}

// Names, headings and what search engines show: no sentence of the text itself.
const NO_SENTENCES = new Set(
  ['title', 'description', 'h1', 'menu', 'lede', 'q', 'name', 'slug'].concat('sources', 'source', 'related'),
);

/** The sentences of a tree of fields: the frontmatter of a text, or a page whose texts are a data file. */
export function textsIn(fields: unknown): string[] {
  if (typeof fields === 'string') return [fields];
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.entries(fields).flatMap(([name, value]) => (NO_SENTENCES.has(name) ? [] : textsIn(value)));
}

function plainSentence(
  sentence: string,
  figures: PlaceholderValues,
  nameOf: (article: ArticleId) => string,
): string {
  return (
    fillPlaceholders(sentence, figures)
      // First brackets that hold pointers alone, one or more, so that no comma of theirs stays.
      .replace(/ ?\((?:(?:, | și )?\{\{[^}]*\}\})+\)/g, '')
      // A pointer after a space is a word of the sentence; one that touches the word before it is the mark of a note.
      .replace(/(?<=^|\s)\{\{\s*lege\.([a-z0-9-]+\/[a-z0-9-]+)\s*\}\}/g, (_, article: ArticleId) =>
        nameOf(article),
      )
      .replace(/\{\{[^}]*\}\}/g, '')
      // What a page fills in for its visitor: the name of a lender, a sum.
      .replaceAll(/\{\p{L}+\}/gu, '…')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/^\s*(?:>|[-*](?=\s)|\d+\.|\|)\s*/, '')
      .replace(/\s*\|\s*$/, '')
      .replaceAll(/\s*\|\s*/g, ' · ')
      .replaceAll('**', '')
      .trim()
  );
}
