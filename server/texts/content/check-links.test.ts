import { expect, test } from 'vitest';
import { checkLinks } from './check-links.ts';

const text = (file: string, links: string[]) => ({
  file,
  body: { html: '', headings: [], links, words: 0, charts: [] },
});
const exists = (path: string) => ['/offers/', '/dae/'].includes(path);

test('links to pages of the site, with a query or a fragment, and to other sites are accepted', () => {
  const links = [
    '/offers/?suma=1000',
    '/dae/#formula',
    '#sus',
    'https://www.bnr.ro/',
    'mailto:contact@site.test',
  ];

  expect(() => checkLinks({ entries: [text('a.md', links)], dataPages: [] }, exists)).not.toThrow();
});

test('every link that leads nowhere is named with its file, once', () => {
  const entries = [text('a.md', ['/lipsa/', '/dae/', '/lipsa/']), text('b.md', ['/dae'])];

  expect(() => checkLinks({ entries, dataPages: [] }, exists)).toThrow(
    'a.md: link to /lipsa/, which is no page\n  b.md: link to /dae, which is no page',
  );
});

test('a data file whose page does not exist is named', () => {
  const dataPages = [
    { file: 'pages/oferte.yml', path: '/offers/' },
    { file: 'pages/rata.yml', path: '/calculator-rata/' },
  ];

  expect(() => checkLinks({ entries: [], dataPages }, exists)).toThrow(
    'content:\n  pages/rata.yml: page.path: /calculator-rata/ is no page',
  );
});
