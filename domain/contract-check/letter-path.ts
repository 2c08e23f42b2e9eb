import type { LetterName } from '#domain/content/letter-schema.ts';

/** Path of the page of a letter: „/scrisori/retragere/”. */
export function letterPath(name: LetterName): string {
  return `/scrisori/${name}/`;
}
