import { expect, test } from 'vitest';
import type { Content } from '#server/content/content.ts';
import { lastChanges } from './last-changes.ts';

const article = (slug: string, updated: string, tags: string[], author: string) =>
  ({ type: 'blog', slug, updated, tags, author }) as unknown as Content['articles'][number];

test('pages change with their text, lists with the newest of what they list', () => {
  const articles = [
    article('dae', '2026-11-02', ['bani'], 'redactia'),
    article('rate', '2026-11-15', ['bani', 'economie'], 'redactia'),
  ];
  const lender = { type: 'lender', slug: 'provident', updated: '2026-09-01' } as Content['entries'][number];
  const changes = lastChanges({
    articles,
    entries: [...articles, lender],
    tags: [{ slug: 'bani' }, { slug: 'economie' }, { slug: 'divertisment' }] as Content['tags'],
    authors: [{ id: 'redactia' }, { id: 'biroul-juridic' }] as unknown as Content['authors'],
  });
  expect(Object.fromEntries(changes)).toEqual({
    '/dae/': '2026-11-02',
    '/rate/': '2026-11-15',
    '/credit-nevoi-personale/provident/': '2026-09-01',
    '/blog/': '2026-11-15',
    '/blog/bani/': '2026-11-15',
    '/blog/economie/': '2026-11-15',
    '/autor/redactia/': '2026-11-15',
  });
});
