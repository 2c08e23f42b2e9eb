import type { UnwantedWords } from '#domain/texts/schemas/words-schema.ts';
import { wordsSchema } from '#domain/texts/schemas/words-schema.ts';
import { missingDe } from '#domain/base/text/missing-de.ts';
import { unwantedWords } from '#domain/texts/schemas/unwanted-words.ts';
import { readDataFile } from './read-content-files.ts';

const LIST = 'words.yml';
// In evidence files: quotations of others, which are not corrected.
const QUOTE = /^ *quote: .*$/gm;

/** Reads the excluded words of a content folder. @throws {ContentError} when the list is malformed */
export function readWords(contentDir: string): UnwantedWords {
  return readDataFile(contentDir, LIST, wordsSchema);
}

/**
 * Lists faults of wording, one per line: excluded words, and numbers without their „de”.
 * @param files texts and programs that contain sentences; „de” is checked only in texts, `.md` and `.yml`
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
