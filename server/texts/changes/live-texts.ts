import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Country } from '#domain/law/countries/country.ts';
import { gitBlobHash } from '#server/texts/content/content-files.ts';
import { type OfficeTexts, noOfficeTexts } from '#server/texts/content/office-texts.ts';
import type { Database } from '#server/db/tables.ts';
import { type PublicText, readTextsState } from './read-public-texts.ts';
import { type FilesAtStart, replacesFile, readTextsNow, type TextsNow } from './read-texts-now.ts';
import { showFitting } from './show-fitting.ts';

type Options = {
  db: Kysely<Database>;
  country: Pick<Country, 'code' | 'timeZone'>;
  files: FilesAtStart;
  /** makes the site of these texts over the files. @throws {ContentError} for one that does not fit */
  show: (officeTexts: OfficeTexts) => void;
  logger: Pick<Logger, 'error'>;
};

/** State without any text. */
const NOTHING = '[]';

export type LiveTexts = ReturnType<typeof createLiveTexts>;

/**
 * Keeps in memory the texts of the office that lie over the files. An unavailable database removes none of them. A text that no
 * longer fits the rest of the content is replaced by its file, and the log names it.
 * @see docs/decisions/189-texts-of-the-office-lie-over-files.md
 */
export function createLiveTexts({ db, country, files, show, logger }: Options) {
  let known = NOTHING;
  let present: TextsNow = { officeTexts: noOfficeTexts, publicOf: new Map(), left: [] };
  let unfit: ReadonlyMap<string, string> = new Map();
  const hashOf = (file: string) => files.hashes.get(file) ?? null;
  const isInFile = ({ file, text }: { file: string; text: string | null }) =>
    text !== null && gitBlobHash(Buffer.from(text)) === hashOf(file);

  function showAgain(): void {
    const before = unfit;
    unfit = showFitting(present.officeTexts, show);
    for (const [file, problem] of unfit) {
      if (before.has(file)) continue;
      logger.error(`The office's text of content/${file} does not fit, so its file is shown: ${problem}`);
    }
  }

  return {
    /**
     * Reads the texts again, and shows them.
     * @returns whether they differ from before
     * @throws when the database does not answer; the known texts stay
     */
    async load(): Promise<boolean> {
      const state = await readTextsState(db, country.code);
      if (state === known) return false;
      present = await readTextsNow(db, country, files);
      known = state;
      showAgain();
      return true;
    },

    /** Shows the same texts again, with other figures. */
    showAgain,

    /** Reads the texts without showing them. @param at a transaction, if it has to see its own changes */
    read: (at: Kysely<Database> = db): Promise<TextsNow> => readTextsNow(at, country, files),

    /** Finds the present slug of a text that had another one; undefined for slugs that moved nowhere. */
    movedTo: (slug: string): string | undefined => present.officeTexts.moved.get(slug),

    /**
     * Lists the files that changed in the content folder under a text of the office: that text stays until one of both is chosen.
     */
    conflicts: (): PublicText[] =>
      [...present.publicOf.values()].filter(
        (row) => replacesFile(row, files) && row.hash !== hashOf(row.file),
      ),

    /** Lists the public changes whose text the file holds by now. */
    landed: (): PublicText[] => [...present.publicOf.values()].filter(isInFile),

    /** Reasons why texts of the office are not shown, by file. */
    unfit: () => unfit,

    /** Tells whether the content folder holds this very text. */
    isInFile,

    /** Git's hash of a file as this program read it; null: there is none. */
    hashOf,

    /** Text of a file as this program read it; null: there is none. */
    textOf: (file: string): string | null => files.texts.get(file) ?? null,
  };
}
