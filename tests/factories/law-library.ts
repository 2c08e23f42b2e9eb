import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { load } from 'js-yaml';
import { actSchema } from '#domain/texts/schemas/act-schema.ts';
import { createLawLibrary, type LawLibrary } from '#domain/texts/law-library.ts';

const folder = new URL('../../content/legi/', import.meta.url).pathname;

/** Reads the site's own library of the law: content/legi/. */
export function lawLibrary(): LawLibrary {
  const files = globSync('*.yml', { cwd: folder });
  return createLawLibrary(
    Object.fromEntries(
      files.map((file) => [
        basename(file, '.yml'),
        actSchema.parse(load(readFileSync(folder + file, 'utf8'))),
      ]),
    ),
  );
}
