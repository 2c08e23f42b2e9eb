import { checks } from '#domain/tools/contract-check/check-contract.ts';
import { incomeArticles } from '#domain/tools/debts/income-test.ts';
import type { Letter } from '#domain/texts/schemas/letter-schema.ts';
import { letterPath } from '#domain/tools/contract-check/letter-path.ts';
import type { ArticleId, LawLibrary } from '#domain/texts/law-library.ts';
import type { LawUse } from '#domain/texts/law-use.ts';
import { checks as squares } from '#domain/partners/transparency/checks.ts';
import { entryPath } from './entry-path.ts';
import type { DataPage } from './data-page.ts';
import type { ContentEntry } from './read-content-files.ts';

type Texts = {
  entries: readonly ContentEntry[];
  dataPages: readonly DataPage[];
  letters: readonly Letter[];
  law: LawLibrary;
};

const CONTRACT_CHECK = '/verificare/';
const DEBTS = '/datorii/';
const TRANSPARENCY = '/transparenta/';

/** Lists every page, check and letter that relies on an article; pages in the order of their files. */
export function lawUses({ entries, dataPages, letters, law }: Texts, article: ArticleId): LawUse[] {
  const { path: lawPath } = law.get(article);
  const ofEntries = entries
    .filter(({ notes }) => notes.some((note) => note.article === article))
    .map((entry) => ({
      kind: 'page' as const,
      path: entryPath(entry),
      label: 'h1' in entry ? entry.h1 : entry.title,
      sentences: sentencesOn(entry, article),
    }));
  const ofPages = dataPages
    .map((page) => ({
      kind: 'page' as const,
      path: page.path,
      label: page.title,
      sentences: sentencesOn(page, article),
    }))
    .filter(({ sentences }) => sentences.length > 0);
  const ofChecks = checks
    .filter(({ basis }) => basis.includes(article))
    .map(({ title }) => ({ kind: 'check' as const, path: CONTRACT_CHECK, label: title, sentences: [] }));
  const ofDebts: LawUse[] = incomeArticles.includes(article)
    ? [{ kind: 'check', path: DEBTS, label: 'Ratele și venitul', sentences: [] }]
    : [];
  const ofSquares = squares
    .filter(({ articles }) => articles.some((one) => one === article))
    .map(({ label }) => ({ kind: 'check' as const, path: TRANSPARENCY, label, sentences: [] }));
  const ofLetters = letters
    .filter(({ basis }) => basis.some(({ href }) => href === lawPath))
    .map(({ name, title }) => ({
      kind: 'letter' as const,
      path: letterPath(name),
      label: title,
      sentences: [],
    }));
  return [...ofEntries, ...ofPages, ...ofChecks, ...ofDebts, ...ofSquares, ...ofLetters];
}

function sentencesOn({ statements }: Pick<ContentEntry, 'statements'>, article: ArticleId): string[] {
  const words = statements.filter(({ articles }) => articles.includes(article)).map((one) => one.words);
  return [...new Set(words)].filter(Boolean);
}
