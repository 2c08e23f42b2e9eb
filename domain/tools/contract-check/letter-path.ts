import type { LetterName } from '#domain/texts/schemas/letter-schema.ts';

/** Returns the path of a letter's page: „/scrisori/retragere/”. */
export function letterPath(name: LetterName): string {
  return `/scrisori/${name}/`;
}
