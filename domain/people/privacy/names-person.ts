import { plainLetters } from '#domain/base/text/plain-letters.ts';

const SHORTEST = 3;

/**
 * Tells whether a text names a person: it has a word of their name, „Ioana” or „Ioanei”; words of one or two letters do not count.
 */
export function namesPerson(text: string, name: string): boolean {
  const said = new Set(wordsOf(text));
  return wordsOf(name)
    .filter((word) => word.length >= SHORTEST)
    .some((word) => said.has(word) || said.has(word.replace(/a$/, 'ei')));
}

function wordsOf(text: string): string[] {
  return plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
