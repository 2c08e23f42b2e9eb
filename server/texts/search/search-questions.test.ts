import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { siteContent } from '#tests/factories/site-content.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createSearch } from './create-search.ts';
import { fillSearchIndex } from './fill-search-index.ts';
import { searchDocuments } from './search-documents.ts';

const questions = JSON.parse(readFileSync('tests/cases/search-questions.json', 'utf8')) as [
  asked: string,
  first: string,
][];
const MOST_WRONG = 3;

const database = await openFileDatabase();
const content = siteContent(romanianRulePacks.at(-1) ?? null);
// The menus link to the calendar of the year, which the server writes into them.
const navigation = JSON.parse(
  JSON.stringify(content.navigation).replaceAll('/zile-libere-2024/', '/zile-libere-2026/'),
) as typeof content.navigation;
const documents = searchDocuments({ ...content, navigation }, () => true);
await fillSearchIndex(database.db, documents);
const search = createSearch(database.db, () => []);

test(`of the ${questions.length} questions people ask, all but ${MOST_WRONG} at most have the right page first`, async () => {
  const wrong: string[] = [];
  for (const [asked, right] of questions) {
    const first = (await search(asked))?.results[0]?.path;
    if (first !== right) wrong.push(`${asked}: ${first ?? 'nothing'}, not ${right}`);
  }
  // Listed in the message of a failure.
  expect(wrong.length <= MOST_WRONG ? [] : wrong).toEqual([]);
});

test('every page with other names is in the search index', () => {
  const paths = new Set(documents.map(({ path }) => path));
  expect(Object.keys(content.searchNames).filter((path) => !paths.has(path))).toEqual([]);
});
