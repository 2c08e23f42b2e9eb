import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checks } from '#domain/tools/contract-check/check-contract.ts';
import type { LawArticle } from '#domain/texts/law-library.ts';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import type { Source } from '#domain/base/sources/source-schema.ts';
import { projectFolder } from '#server/base/project-folder.ts';
import { siteContent } from '#tests/factories/site-content.ts';
import { listLaw } from './list-law.ts';

const pack = romanianRulePacks.at(-1) ?? null;
const content = siteContent(pack);
const { law, entries } = content;

test('docs/legal-statements.csv lists every current statement about the law: npm run law:list writes it', () => {
  const listed = readFileSync(join(projectFolder, 'docs/legal-statements.csv'), 'utf8');
  expect(listed).toBe(listLaw(content));
});

test('some part of the site relies on every article of the library', () => {
  const unused = law.articles.filter(({ id }) => content.lawUses(id).length === 0);
  expect(unused.map(({ id }) => id)).toEqual([]);
});

test('every check relies on articles of the library', () => {
  for (const { basis } of checks) {
    expect(basis.length).toBeGreaterThan(0);
    for (const article of basis) expect(law.find(article)?.id).toBe(article);
  }
});

test('a text does not list an act of the library as a source: the library alone says how it was read', () => {
  const named = law.acts.map(({ name }) => name);
  const twice = entries.flatMap((entry) =>
    ('sources' in entry ? entry.sources : [])
      .filter(({ name }) => named.some((act) => name.startsWith(act)))
      .map(({ name }) => `${entry.file}: ${name}`),
  );
  expect(twice).toEqual([]);
});

test('an article marked as read in its own text was read at a legal database, in a known month', () => {
  const keepers = /legislatie\.just\.ro|eur-lex\.europa\.eu|legislation\.gov\.uk|sintact\.ro/;
  const isAtKeeper = ({ source }: LawArticle) =>
    keepers.test(source.url ?? '') || source.name === 'copie a portalului legislativ';
  const own = law.articles.filter(({ reading }) => reading === 'own');
  const read = law.articles.filter(({ reading }) => reading !== 'second-hand');
  expect(own.filter((article) => !isAtKeeper(article)).map(({ id }) => id)).toEqual([]);
  expect(read.filter(({ source }) => source.readAt !== '2026-11').map(({ id }) => id)).toEqual([]);
});

test('the figures used in computations were read where the library says', () => {
  if (!pack) throw new Error('Romania has rules');
  const read = (figure: { source: Source } | null) => figure?.source.url;
  const pageOf = (article: string) => law.get(article).source.url;
  expect(read(pack.dailyCaps)).toBe(pageOf('legea-243-2024/art-6'));
  expect(read(pack.capScope)).toBe(pageOf('legea-243-2024/art-2-lit-f'));
  expect(read(pack.penaltyCapPercent)).toBe(pageOf('legea-243-2024/art-9'));
  expect(read(pack.withdrawalDays)).toBe(pageOf('oug-50-2010/art-58-alin-1'));
  expect(read(pack.incomeSharePercent)).toBe(pageOf('regulamentul-bnr-17-2012/limite'));
});

test('art. 351 of the penal code is described only as far as it was read', () => {
  const aboutBrokers = entries.flatMap(({ statements }) =>
    statements.filter(({ articles }) => articles.includes('codul-penal/art-351')).map(({ words }) => words),
  );
  expect(aboutBrokers.length).toBe(4);
  for (const words of aboutBrokers)
    expect(words).toMatch(/ca ocupație, fără autorizație, comite o infracțiune/);
});

test('an article page of the library shows the sentences that rely on it, in words without marks', () => {
  const uses = content.lawUses('legea-243-2024/art-12');
  expect(uses.map(({ path }) => path)).toContain('/credit-pentru-restantieri/');
  expect(globSync('content/legi/*.yml', { cwd: projectFolder }).length).toBe(law.acts.length);
  for (const { sentences } of uses)
    for (const words of sentences) expect(words).not.toMatch(/[{}]|\*\*|\]\(/);
});
