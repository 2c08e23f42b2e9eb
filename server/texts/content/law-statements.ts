import { articlesOfPlaceholder } from '#domain/texts/figure-articles.ts';
import type { ArticleId } from '#domain/texts/law-library.ts';
import type { LawStatement } from '#domain/texts/law-use.ts';
import { BETWEEN_SENTENCES } from './leave-out-unset.ts';
import { fillPlaceholders, placeholderNames, type PlaceholderValues } from './placeholders.ts';

/** Splits a text into sentences. A paragraph is one line, as in content files; so is a row of a table. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(BETWEEN_SENTENCES))
    .filter((sentence) => sentence.trim() !== '');
}

/**
 * Lists the sentences that point to an article, or use a figure of the law, as a reader sees them.
 * @param nameOf name of an article, for sentences that use it as a word
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

// Names, headings and metadata for search engines, which are not sentences of the text.
const NO_SENTENCES = new Set(
  ['title', 'description', 'h1', 'menu', 'lede', 'q', 'name', 'slug'].concat('sources', 'source', 'related'),
);

/** Lists the sentences in a tree of fields: the frontmatter of a text, or a page whose texts are a data file. */
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
      // First, brackets that contain only pointers, so that none of their commas stays.
      .replace(/ ?\((?:(?:, | și )?\{\{[^}\n]{0,200}\}\})+\)/g, '')
      // A pointer after a space is a word of the sentence; one that touches the previous word is the mark of a note.
      .replace(/(?<=^|\s)\{\{\s*lege\.([a-z0-9-]+\/[a-z0-9-]+)\s*\}\}/g, (_, article: ArticleId) =>
        nameOf(article),
      )
      .replace(/\{\{[^}\n]{0,200}\}\}/g, '')
      // Values that a page fills in for its visitor: the name of a lender, an amount.
      .replaceAll(/\{\p{L}+\}/gu, '…')
      .replace(/\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
      .replace(/^\s*(?:>|[-*](?=\s)|\d+\.|\|)\s*/, '')
      .replace(/\s*\|\s*$/, '')
      .replaceAll(/\s*\|\s*/g, ' · ')
      .replaceAll('**', '')
      .trim()
  );
}
