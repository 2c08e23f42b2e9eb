import type { UnwantedWords } from './words-schema.ts';

/** A place where a text uses an unwanted word, and the replacement. */
export type UnwantedWord = { said: string; instead: string; line: number };

/**
 * Finds the listed words of a text, in any case and with any spaces, by line. A word matches only whole; with an asterisk at its
 * end it matches in all of its forms.
 */
export function unwantedWords(text: string, list: UnwantedWords): UnwantedWord[] {
  const entries = list.map(({ words, instead }) => ({ source: words.map(sourceOf).join('|'), instead }));
  // Most texts use none of the words, so all are searched at once; the entry of a match is found afterwards.
  return [...text.matchAll(wholeWords(entries.map(({ source }) => source).join('|'), 'giu'))].map(
    ({ 0: said, index }) => ({
      said: said.replaceAll(/\s+/g, ' '),
      instead: entries.find(({ source }) => new RegExp(`^(?:${source})$`, 'iu').test(said))?.instead ?? '',
      line: text.slice(0, index).split('\n').length,
    }),
  );
}

function wholeWords(source: string, flags: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}-])(?:${source})(?!\p{L})`, flags);
}

function sourceOf(phrase: string): string {
  return phrase
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.?+^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', String.raw`\p{L}*`))
    .join(String.raw`\s+`);
}
