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

  expect(() => checkLinks([text('a.md', links)], exists)).not.toThrow();
});

test('every link that leads nowhere is named with its file, once', () => {
  const texts = [text('a.md', ['/lipsa/', '/dae/', '/lipsa/']), text('b.md', ['/dae'])];

  expect(() => checkLinks(texts, exists)).toThrow(
    'a.md: link to /lipsa/, which is no page\n  b.md: link to /dae, which is no page',
  );
});
