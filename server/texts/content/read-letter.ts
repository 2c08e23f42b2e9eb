import { type Letter, type LetterName, letterSchema } from '#domain/texts/schemas/letter-schema.ts';
import { citationOf, type LawLibrary } from '#domain/texts/law-library.ts';
import { ContentError } from './content-error.ts';
import { readDataFile } from './read-content-files.ts';

/** Reads a letter of content/scrisori/. @throws {ContentError} when it names an article missing from the library of law */
export function readLetter(folder: string, name: LetterName, law: LawLibrary): Letter {
  const file = `scrisori/${name}.yml`;
  const { basis, ...letter } = readDataFile(folder, file, letterSchema);
  const missing = basis.filter((article) => law.find(article) === undefined);
  if (missing.length > 0)
    throw new ContentError(missing.map((article) => `${file}: basis: no article ${article}`));
  return { ...letter, name, basis: basis.map((article) => citationOf(law.get(article))) };
}
