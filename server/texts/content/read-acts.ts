import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { actSchema } from '#domain/texts/schemas/act-schema.ts';
import { createLawLibrary, type LawLibrary } from '#domain/texts/law-library.ts';
import { readDataFile } from './read-content-files.ts';

/** Reads the acts our texts rely on: content/legi/. @throws {ContentError} naming the file and each invalid field */
export function readActs(folder: string): LawLibrary {
  const files = globSync('*.yml', { cwd: join(folder, 'legi') }).toSorted();
  return createLawLibrary(
    Object.fromEntries(
      files.map((file) => [basename(file, '.yml'), readDataFile(folder, `legi/${file}`, actSchema)]),
    ),
  );
}
