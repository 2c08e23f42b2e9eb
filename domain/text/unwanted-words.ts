import type { UnwantedWords } from '#domain/content/words-schema.ts';

/** A place where a text says what the list of words does not want, and what it may say instead. */
export type UnwantedWord = { said: string; instead: string; line: number };

/**
 * Where a text uses a listed word, whatever its case and however its spaces are written, by line.
 * A word counts only whole; with an asterisk at its end it counts in all of its forms.
 */
export function unwantedWords(text: string, list: UnwantedWords): UnwantedWord[] {
  const entries = list.map(({ words, instead }) => ({ source: words.map(sourceOf).join('|'), instead }));
  // Most texts use none of the words, so all are looked for at once; which entry a find belongs to is asked afterwards.
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
