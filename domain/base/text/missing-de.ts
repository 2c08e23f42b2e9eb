import { takesDe } from './count-noun.ts';

// Counted nouns of texts. Months of the year, „sau” and similar words follow a number without being counted.
const NOUNS =
  'lei|bani|euro|dolari|ani|luni|zile|săptămâni|ore|minute|secunde|rate|puncte|credite|creditori|oferte|IFN-uri|contracte|pagini|cuvinte|caractere|persoane|oameni|salariați|clienți|cereri|exemple|ghiduri|pixeli';
const COUNT = new RegExp(
  String.raw`(?<![\d.,:/–-][\s\u00a0]?|\d)(\d{1,3}(?:[\s\u00a0]\d{3})+|\d+)[\s\u00a0](?:${NOUNS})(?![\p{L}-])`,
  'giu',
);
const WITHOUT_SENTENCES =
  /^\s*\||^#|^\s*(?:title|menu|h1|name|label|value|caption|ends|claim)\s*:|^\s*-\s*\{/;

/**
 * Finds counts of a text that need „de” in Romanian (`20 de zile`, `10 000 de lei`) and lack it. Rows of tables, headings, names
 * and labels write `10 000 lei`, so they are skipped.
 * @param text Markdown or YAML
 * @returns the wrong counts, each with its line
 */
export function missingDe(text: string): { said: string; line: number }[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      WITHOUT_SENTENCES.test(line)
        ? []
        : [...line.matchAll(COUNT)]
            .filter(([, digits = '']) => takesDe(Number(digits.replaceAll(/\D/g, ''))))
            .map(([said]) => ({ said: said.replaceAll('\u00a0', ' '), line: index + 1 })),
    );
}
