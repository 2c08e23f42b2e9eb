import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { siteContent } from '#tests/factories/site-content.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createSearch } from './create-search.ts';
import { fillSearchIndex } from './fill-search-index.ts';
import { searchDocuments } from './search-documents.ts';

const database = await openFileDatabase();
const content = siteContent(romanianRulePacks.at(-1) ?? null);
await fillSearchIndex(
  database.db,
  searchDocuments(content, () => true),
);
const search = createSearch(database.db, () => []);

test.each([
  ['IRCC', '/indicatori/'],
  ['salariul minim', '/indicatori/'],
  ['date deschise', '/date-deschise/'],
  ['fisiere csv', '/date-deschise/'],
  ['legea articol cu articol', '/legi/'],
  ['cum cer pretul', '/cereti-pretul/'],
  ['formularul standard', '/cereti-pretul/'],
])('a search for %s finds %s', async (words, path) => {
  const answer = await search(words);
  expect(answer?.results.map((result) => result.path)).toContain(path);
});
