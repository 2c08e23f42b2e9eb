import { articlesOfPlaceholder } from '#domain/texts/figure-articles.ts';
import type { LawLibrary } from '#domain/texts/law-library.ts';
import { sentencesOf } from './law-statements.ts';
import { placeholderNames } from './placeholders.ts';

// An act by its number, an article, a code, or the law itself as the subject.
const NAMES_LAW = [
  /(?<!\p{L})(?:OUG|OG|Leg(?:ea|ii)|Ordonanț\p{L}+(?: de urgență)?|Directiv\p{L}+|Regulament\p{L}+)(?: [\p{L}.()]+)? \d+\/\d+/u,
  /(?<!\p{L})(?:art\.|articol\p{L}*) ?\d/u,
  /(?<!\p{L})Regulament\p{L}* BNR(?!\p{L})/u,
  /(?<!\p{L})GDPR(?!\p{L})/u,
  /(?<!\p{L})Codul(?:ui)? (?:muncii|penal|fiscal|civil)(?!\p{L})/u,
  /^\W*Legea (?!\{)/u,
];

// Places without notes: headings, and letters that are copied unchanged.
const WITHOUT_NOTES = /^(?:#|>)/;

const TABLE = /(?:^\|.*\n?)+/gm;

/**
 * Lists sentences and tables that name an act, an article or a code without pointing to the library, or that name one act of it
 * and point to another. @returns each as written
 */
export function unpointedLaw(text: string, law: LawLibrary): string[] {
  const lines = text.split('\n').filter((line) => !WITHOUT_NOTES.test(line));
  const written = lines.join('\n');
  // One pointer anywhere in a table is enough.
  const tables = written.match(TABLE) ?? [];
  const units = [...tables, ...sentencesOf(written.replaceAll(TABLE, '\n'))];
  return units.filter((sentence) => {
    const words = sentence.replaceAll(/\{\{[^}\n]{0,200}\}\}/g, '').replaceAll(/\]\([^)\n]*\)/g, ']');
    if (!NAMES_LAW.some((name) => name.test(words.trim()))) return false;
    const articles = placeholderNames(sentence).flatMap(articlesOfPlaceholder);
    const named = law.acts.filter(({ name }) => words.includes(name));
    const isMissing = (act: string) => !articles.some((article) => article.startsWith(`${act}/`));
    return articles.length === 0 || named.some(({ id }) => isMissing(id));
  });
}
