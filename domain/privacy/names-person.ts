import { plainLetters } from '#domain/text/plain-letters.ts';

const SHORTEST = 3;

/** Whether a text names somebody: it has a word of their name, „Ioana” or „Ioanei”; words of one or two letters are no names. */
export function namesPerson(text: string, name: string): boolean {
  const said = new Set(wordsOf(text));
  return wordsOf(name)
    .filter((word) => word.length >= SHORTEST)
    .some((word) => said.has(word) || said.has(word.replace(/a$/, 'ei')));
}

function wordsOf(text: string): string[] {
  return plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
