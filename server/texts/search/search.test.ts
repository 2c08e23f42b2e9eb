import { beforeEach, expect, test } from 'vitest';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { createSearch } from './create-search.ts';
import { fillSearchIndex } from './fill-search-index.ts';
import type { SearchAnswer } from '#domain/texts/search/search-answer.ts';
import type { SearchDocument } from './search-document.ts';

const database = await openFileDatabase();
const search = createSearch(database.db, () => []);
beforeEach(() => database.clear());

function page(path: string, change: Partial<SearchDocument> = {}): SearchDocument {
  return {
    path: `/${path}/`,
    kind: 'article',
    title: path,
    names: '',
    summary: '',
    headings: '',
    body: '',
    ...change,
  };
}

async function ask(documents: SearchDocument[], query: string): Promise<SearchAnswer> {
  await fillSearchIndex(database.db, documents);
  const answer = await search(query);
  if (!answer) throw new Error(`no word in "${query}"`);
  return answer;
}

const paths = ({ results }: SearchAnswer) => results.map(({ path }) => path);
const marked = ({ results }: SearchAnswer) =>
  results.flatMap(({ title, excerpt }) => [...title, ...excerpt].filter(({ isMatch }) => isMatch));

test.each(['dobândă zero', 'dobanda zero', 'DOBÂNDA ZERO', 'dobanzi zero', 'zero dob\u00e2nd\u0103'])(
  'diacritics, capitals and inflection do not matter: %s',
  async (query) => {
    const documents = [
      page('zero', { title: 'Credit cu dobândă zero', body: 'Primele dobânzi sunt zero.' }),
      page('alta', { title: 'Altceva', body: 'Despre economii.' }),
    ];
    expect(paths(await ask(documents, query))).toEqual(['/zero/']);
  },
);

test.each([
  'dobândă dobânzi dobânzile dobânzilor',
  'împrumut împrumuturi împrumutul împrumuturilor',
  'salariu salarii salariul salariului',
  'comision comisioane comisioanelor',
  'card carduri cardul',
  'birou biroul biroului birouri',
  'rată rate ratele ratelor',
  'bancă bănci băncile băncilor',
  'restanță restanțe restanțelor',
  'restanțier restanțieri',
  'pensionar pensionari',
  'creditor creditori creditorul creditorilor',
  'datorie datorii datoriilor',
  'lege legi legea legii',
  'venit venituri veniturilor',
  'verific verifici verifică verificați verificare verificarea',
  'asigurare asigurarea asigurări asigurărilor',
])('every form of a word finds every other: %s', async (forms) => {
  const words = forms.split(' ');
  const documents = words.map((word, index) => page(`forma-${index}`, { title: word }));
  const found: number[] = [];
  for (const word of words) found.push((await ask(documents, word)).total);
  expect(found).toEqual(words.map(() => words.length));
});

test('a question about a loan finds texts about credits, and marks the word', async () => {
  const answer = await ask([page('urgent', { title: 'Credit urgent' })], 'împrumuturi urgente');
  expect(paths(answer)).toEqual(['/urgent/']);
  expect(marked(answer).map(({ text }) => text)).toEqual(['Credit', 'urgent']);
});

test('a word of the title outweighs many in the text', async () => {
  const documents = [
    page('text', { title: 'Ghid', body: 'Refinanțare, refinanțare și iar refinanțare. '.repeat(40) }),
    page('rezumat', { title: 'Despre rate', summary: 'Pe scurt despre refinanțare.' }),
    page('titlu', { title: 'Refinanțarea creditelor', body: 'Când merită.' }),
  ];
  expect(paths(await ask(documents, 'refinantare'))).toEqual(['/titlu/', '/rezumat/', '/text/']);
});

test('the beginning of the last word is enough', async () => {
  const documents = [page('a', { title: 'Rambursarea anticipată a creditului' })];
  expect(paths(await ask(documents, 'rambursare antic'))).toEqual(['/a/']);
  expect(paths(await ask(documents, 'antic rambursare'))).toEqual(['/a/']);
  expect((await ask(documents, 'antic rambursare')).matched).toBe('some');
});

test('an amount is found in any notation', async () => {
  const documents = [
    page('suma', { title: 'Credit de 1\u00a0000 de lei' }),
    page('alta', { title: 'Credit' }),
  ];
  for (const query of ['1000 lei', '1 000 lei', '1.000 lei']) {
    expect(paths(await ask(documents, query))).toEqual(['/suma/']);
  }
});

test('when no page has all the words, pages with some of them are offered as such', async () => {
  const documents = [page('auto', { title: 'Credit auto' }), page('casa', { title: 'Credit ipotecar' })];
  const answer = await ask(documents, 'auto elicopter');
  expect(answer).toMatchObject({ matched: 'some', total: 1 });
  expect(paths(answer)).toEqual(['/auto/']);
});

test('a misspelt word is searched as the closest one of a title, and the answer names the correction', async () => {
  const documents = [
    page('ferratum', { title: 'Ferratum: recenzie', summary: 'Linie de credit.' }),
    page('rate', { title: 'Credit în rate' }),
  ];
  const answer = await ask(documents, 'feratum');
  expect(answer).toMatchObject({ query: 'feratum', corrected: 'Ferratum', matched: 'all', total: 1 });
  expect(paths(answer)).toEqual(['/ferratum/']);
  expect(await ask(documents, 'credit feratum')).toMatchObject({ corrected: 'credit Ferratum', total: 1 });
  expect(await ask(documents, 'credit ferratum')).toMatchObject({ corrected: null, total: 1 });
});

test('a question without an answer is an empty answer', async () => {
  expect(await ask([page('auto', { title: 'Credit auto' })], 'elicopter')).toEqual({
    query: 'elicopter',
    corrected: null,
    matched: 'all',
    total: 0,
    results: [],
  });
});

test.each(["'; drop table search_documents; --", 'a & | ! ( ) :* <->', "x\\' %_", 'x'.repeat(5000)])(
  'an operator is read as mere letters: %s',
  async (query) => {
    await expect(ask([page('auto', { title: 'Credit auto' })], query)).resolves.toMatchObject({
      results: [],
    });
  },
);

test('the words of the question are marked in title and excerpt, and merely similar words are not', async () => {
  const documents = [
    page('bani', { title: 'Banii și banca', body: 'La bancă. Economisiți bani: banilor le place ordinea.' }),
  ];
  const words = marked(await ask(documents, 'bani')).map(({ text }) => text);
  expect(words).toEqual(['Banii', 'bani', 'banilor']);
});

test('of many pages the first twenty are shown, and all are counted', async () => {
  const documents = Array.from({ length: 25 }, (_, index) => page(`credit-${index}`, { title: 'Credit' }));
  const answer = await ask(documents, 'credit');
  expect(answer.total).toBe(25);
  expect(answer.results).toHaveLength(20);
});

test('the index is rebuilt when the content changes, and only then', async () => {
  const first = [page('unu', { title: 'Credit' })];
  expect(await fillSearchIndex(database.db, first)).toBe(true);
  expect(await fillSearchIndex(database.db, first)).toBe(false);
  expect(await fillSearchIndex(database.db, [page('doi', { title: 'Credit' })])).toBe(true);
  expect(
    paths((await search('credit')) ?? { query: '', corrected: null, matched: 'all', total: 0, results: [] }),
  ).toEqual(['/doi/']);
});

test('instances that start together fill the index once', async () => {
  const documents = Array.from({ length: 150 }, (_, index) => page(`pagina-${index}`));
  const filled = await Promise.all([1, 2, 3].map(() => fillSearchIndex(database.db, documents)));
  expect(filled.filter(Boolean)).toHaveLength(1);
});

test('a question without words is not searched', async () => {
  expect(await search('  ?! ')).toBeNull();
});
