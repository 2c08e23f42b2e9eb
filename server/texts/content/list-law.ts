import { checks } from '#domain/tools/contract-check/check-contract.ts';
import { incomeArticles } from '#domain/tools/debts/income-test.ts';
import type { ArticleId } from '#domain/texts/law-library.ts';
import { statusWords } from '#domain/base/sources/reading-status.ts';
import { checks as squares } from '#domain/partners/transparency/checks.ts';
import { writeOpenCsv } from '#server/shared/csv/write-csv.ts';
import type { Content } from './content.ts';

const HEAD = ['fișier', 'propoziție', 'act și articol', 'cum l-am citit', 'fișa articolului'];

/**
 * Lists every statement about the law in texts, checks and letters as a table, with act, article and the way it was read: one row
 * per article. @returns CSV
 */
export function listLaw(content: Pick<Content, 'entries' | 'dataPages' | 'letters' | 'law'>): string {
  const { entries, dataPages, letters, law } = content;
  const row = (file: string, words: string, id: ArticleId) => {
    const { name, reading, path } = law.get(id);
    return [file, words, name, statusWords[reading], path];
  };
  const pathOf = new Map(law.articles.map(({ path, id }) => [path, id]));
  const ofTexts = [...entries, ...dataPages].flatMap(({ file, statements }) =>
    statements.flatMap(({ words, articles }) => articles.map((article) => row(file, words, article))),
  );
  const ofChecks = checks.flatMap(({ title, basis }) =>
    basis.map((article) => row('domain/tools/contract-check/', title, article)),
  );
  const ofDebts = incomeArticles.map((article) => row('domain/tools/debts/', 'Ratele și venitul', article));
  const ofSquares = squares.flatMap(({ label, articles }) =>
    articles.map((article) => row('domain/partners/transparency/', label, article)),
  );
  const ofLetters = letters.flatMap(({ title, basis }) =>
    basis.flatMap(({ href }) => {
      const article = href === null ? undefined : pathOf.get(href);
      return article === undefined ? [] : [row('scrisori/', title, article)];
    }),
  );
  return writeOpenCsv([HEAD, ...ofTexts, ...ofChecks, ...ofDebts, ...ofSquares, ...ofLetters]).replaceAll(
    '\r\n',
    '\n',
  );
}
