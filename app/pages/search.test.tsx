import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import type { SearchAnswer } from '#domain/texts/search/search-answer.ts';
import { loadSearch } from './search.data.ts';
import { SearchPage } from '#app/texts/search/search-page.tsx';

async function searchPage(
  search: string,
  answer: SearchAnswer | null,
): Promise<{ html: string; asked: string }> {
  let asked = '';
  const services = {
    search: async (text: string) => {
      asked = text;
      return answer;
    },
    content: { tags: [{ slug: 'bani', name: 'Bani', description: 'Salarii.' }] },
  };
  const url = new URL(`https://site.test/cautare/${search}`);
  const data = await loadSearch({ url, services } as unknown as PageArgs);
  const html = renderToStaticMarkup(<SearchPage data={data} />).replaceAll('\u00a0', ' ');
  return { html, asked };
}

const found: SearchAnswer = {
  query: 'dae <b>',
  corrected: null,
  matched: 'all',
  total: 24,
  results: [
    {
      path: '/ce-este-dae/',
      kind: 'article',
      title: [
        { text: 'Ce este ', isMatch: false },
        { text: 'DAE', isMatch: true },
      ],
      excerpt: [
        { text: '…prețul, cu ', isMatch: false },
        { text: 'DAE', isMatch: true },
        { text: ' <cu tot>.', isMatch: false },
      ],
    },
  ],
};

test("results are links with their kind, the query's words marked and everything escaped", async () => {
  const { html, asked } = await searchPage('?q=dae+%3Cb%3E', found);
  expect(asked).toBe('dae <b>');
  expect(html).toContain('<p class="search-kind">Ghid</p>');
  expect(html).toContain('<a href="/ce-este-dae/">Ce este <mark>DAE</mark></a>');
  expect(html).toContain('…prețul, cu <mark>DAE</mark> &lt;cu tot&gt;.');
  expect(html).toContain('24 de pagini pentru „dae &lt;b&gt;”.');
  expect(html).toContain('Le vedeți pe primele 1,');
  expect(html).toContain('value="dae &lt;b&gt;"');
});

test('the page belongs to one visitor and is not for search engines', async () => {
  const { html } = await searchPage('?q=dae', found);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test('before a query the page has the form and other links to the texts', async () => {
  const { html } = await searchPage('', null);
  expect(html).toContain('<form class="search-form" action="/cautare/" method="get">');
  expect(html).toContain('Fără un cuvânt anume');
  expect(html).toContain('href="/blog/bani/"');
});

test('without results the page has advice and further links', async () => {
  const { html } = await searchPage('?q=elicopter', {
    query: 'elicopter',
    corrected: null,
    matched: 'all',
    total: 0,
    results: [],
  });
  expect(html).toContain('Nu am găsit nimic pentru „elicopter”.');
  expect(html).toContain('Folosiți mai puține cuvinte.');
  expect(html).toContain('href="/offers/"');
});

test('pages with some of the words are offered as such', async () => {
  const { html } = await searchPage('?q=dae+elicopter', { ...found, matched: 'some', total: 1 });
  expect(html).toContain('Nicio pagină nu are toate cuvintele din „dae &lt;b&gt;”.');
});

test('a misspelt word is named beside the corrected query', async () => {
  const { html } = await searchPage('?q=feratum', { ...found, query: 'feratum', corrected: 'Ferratum' });
  expect(html).toContain('Nu am găsit „feratum”. Am căutat „Ferratum”, care se scrie aproape la fel.');
  expect(html).toContain('24 de pagini pentru „Ferratum”.');
  expect(html).toContain('value="feratum"');
});
