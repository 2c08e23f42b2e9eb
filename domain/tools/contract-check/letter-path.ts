import type { LetterName } from '#domain/texts/schemas/letter-schema.ts';

/** Path of the page of a letter: „/scrisori/retragere/”. */
export function letterPath(name: LetterName): string {
  return `/scrisori/${name}/`;
}
