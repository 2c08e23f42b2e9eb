import type { Kysely } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { gitBlobHash } from '#server/texts/content/content-files.ts';
import type { OfficeTexts } from '#server/texts/content/office-texts.ts';
import type { Database } from '#server/db/tables.ts';
import { movedSlugs } from './moved-slugs.ts';
import { type PublicText, readPublicTexts } from './read-public-texts.ts';

/** The Markdown files of the content folder at the start of this program, with Git's hashes of all files. */
export type FilesAtStart = {
  texts: ReadonlyMap<string, string>;
  hashes: ReadonlyMap<string, string>;
  /** moment of the start */
  readAt: Date;
};

/** The texts of the office at one moment. */
export type TextsNow = {
  officeTexts: OfficeTexts;
  /** the public change of each file that has one */
  publicOf: ReadonlyMap<string, PublicText>;
  /** former slugs, and the file whose address led away from them */
  left: readonly { slug: string; file: string }[];
};

/** Reads the texts of the office. @param db a transaction, if it has to see its own changes */
export async function readTextsNow(
  db: Kysely<Database>,
  { code, timeZone }: Pick<Country, 'code' | 'timeZone'>,
  files: FilesAtStart,
): Promise<TextsNow> {
  const { rows, left } = await readPublicTexts(db, code);
  const texts = new Map(
    rows.filter((row) => replacesFile(row, files)).map(({ file, text }) => [file, text ?? '']),
  );
  const withReaders = rows
    .toReversed()
    .flatMap(({ file, readers, publishedAt }) =>
      readers === null ? [] : [{ file, corrections: { on: dayOf(publishedAt, timeZone), words: readers } }],
    );
  const corrections = Map.groupBy(withReaders, ({ file }) => file);
  return {
    officeTexts: {
      texts,
      moved: movedSlugs(left, (file) => texts.get(file) ?? files.texts.get(file)),
      corrections: new Map(
        Array.from(corrections, ([file, all]) => [file, all.map((one) => one.corrections)]),
      ),
    },
    publicOf: new Map(rows.filter(({ status }) => status === 'public').map((row) => [row.file, row])),
    left,
  };
}

/** Tells whether the text of a change is shown in place of its file. */
export function replacesFile(
  { file, text, hash, status, landed }: PublicText,
  { hashes, readAt }: FilesAtStart,
): boolean {
  const present = hashes.get(file) ?? null;
  if (text === null || gitBlobHash(Buffer.from(text)) === present) return false;
  if (status === 'public') return true;
  // A newer program found the text in its files: this one, started before, still has the older file.
  return landed !== null && readAt < new Date(landed) && hash === present;
}
