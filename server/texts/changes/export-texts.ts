import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { Database } from '#server/db/tables.ts';
import { gitBlobHash, hashContentFiles } from '#server/texts/content/content-files.ts';
import { readPublicTexts } from './read-public-texts.ts';

type Exported = {
  /** paths of the files that were written */
  written: string[];
  /** files that changed under a text of the office: none of them was touched */
  contested: string[];
};

/**
 * Writes the texts that lie over the files into the content folder, byte for byte as they were approved. A file that changed under its
 * text is left alone, until a colleague chooses one of both.
 * @throws what the file system throws for a folder that can not be written
 */
export async function exportTexts(
  db: Kysely<Database>,
  { country, folder }: { country: CountryCode; folder: string },
): Promise<Exported> {
  const hashes = hashContentFiles(folder);
  const { rows } = await readPublicTexts(db, country);
  const exported: Exported = { written: [], contested: [] };
  for (const { file, text, hash, status } of rows) {
    if (status !== 'public' || text === null) continue;
    const bytes = Buffer.from(text);
    const present = hashes.get(file) ?? null;
    if (present === gitBlobHash(bytes)) continue;
    if (present !== hash) {
      exported.contested.push(file);
      continue;
    }
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
    exported.written.push(file);
  }
  return exported;
}
