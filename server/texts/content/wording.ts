import type { UnwantedWords } from '#domain/texts/schemas/words-schema.ts';
import { wordsSchema } from '#domain/texts/schemas/words-schema.ts';
import { missingDe } from '#domain/base/text/missing-de.ts';
import { unwantedWords } from '#domain/texts/schemas/unwanted-words.ts';
import { readDataFile } from './read-content-files.ts';

const LIST = 'words.yml';
// In the files of evidence: what others wrote, which nobody mends.
const QUOTE = /^ *quote: .*$/gm;

/** The words that texts of a content folder do without. @throws {ContentError} when the list is not well formed */
export function readWords(contentDir: string): UnwantedWords {
  return readDataFile(contentDir, LIST, wordsSchema);
}

/**
 * What of the wording should be mended, a line each: words of another time, and counts without their „de”.
 * @param files texts and programs that hold sentences; „de” is looked for only in the former, `.md` and `.yml`
 */
export function wordingProblems(
  files: readonly { file: string; text: string }[],
  words: UnwantedWords,
): string[] {
  return files
    .filter(({ file }) => !file.endsWith(LIST))
    .map(({ file, text }) => ({ file, text: text.replaceAll(QUOTE, '') }))
    .flatMap(({ file, text }) => [
      ...unwantedWords(text, words).map(
        ({ said, instead, line }) => `${file}:${line}: „${said}”; better: ${instead}`,
      ),
      ...(/\.(md|yml)$/.test(file) ? missingDe(text) : []).map(
        ({ said, line }) => `${file}:${line}: „${said}” without „de”`,
      ),
    ]);
}
