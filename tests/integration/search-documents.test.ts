import { expect, test } from 'vitest';
import { routes } from '#app/entry.server.tsx';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { siteContent } from '#tests/factories/site-content.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createSearch } from '#server/texts/search/create-search.ts';
import { declaredWords } from '#server/web/pages/declared-words.ts';
import { fillSearchIndex } from '#server/texts/search/fill-search-index.ts';
import { searchDocuments } from '#server/texts/search/search-documents.ts';

const database = await openFileDatabase();
const content = siteContent(romanianRulePacks.at(-1) ?? null);
await fillSearchIndex(
  database.db,
  searchDocuments(content, declaredWords(routes, content), () => true),
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
