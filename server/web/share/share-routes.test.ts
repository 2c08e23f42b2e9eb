import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { cardName, type ShareCard } from '#domain/texts/pages/share-card.ts';
import type { RouteMatch } from '#server/web/pages/match-route.ts';
import { newCard } from '#tests/factories/new-card.ts';
import { shareRoutes } from './share-routes.ts';

type Given = { card?: () => Promise<ShareCard | null>; make?: () => Promise<Buffer> };

async function openSite({ card = async () => newCard(), make = async () => Buffer.from('png') }: Given = {}) {
  const app = Fastify({ logger: false });
  await app.register(shareRoutes, {
    matchRoute: (path) => (path === '/ghid/' ? ({ params: {} } as RouteMatch) : undefined),
    renderer: { card },
    pictures: { make },
    origin: 'https://site.test',
  });
  return app;
}

const address = `/share/${cardName('/ghid/', newCard())}.png`;

test('the picture of a page is served by its name, and is not sent twice', async () => {
  const app = await openSite();
  const answer = await app.inject(address);
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'image/png', 'png']);
  expect(answer.headers['cache-control']).toBe('public, max-age=60');
  const again = await app.inject({ url: address, headers: { 'if-none-match': answer.headers.etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('old addresses redirect to the current picture', async () => {
  const answer = await (
    await openSite()
  ).inject(`/share/${cardName('/ghid/', newCard({ title: 'Altul' }))}.png`);
  expect([answer.statusCode, answer.body]).toEqual([200, 'png']);
});

test.each([
  `/share/${cardName('/nimic/', newCard())}.png`,
  '/share/pagini/ghid.png',
  '/share/pagini/ghid.0123456789abcdeg.png',
  '/share/pagini/..%2f..%2fetc.0123456789abcdef.png',
])('%s is not found', async (url) => {
  expect((await (await openSite()).inject(url)).statusCode).toBe(404);
});

test.each<[string, Given]>([
  ['a page without a picture of its own', { card: async () => null }],
  ['a page that can not be read', { card: async () => Promise.reject(new Error('no database')) }],
  ['a picture that can not be drawn', { make: async () => Promise.reject(new Error('no paint')) }],
])('%s has the picture of the site', async (_, given) => {
  const { statusCode, headers } = await (await openSite(given)).inject(address);
  expect([statusCode, headers.location, headers.etag]).toEqual([302, '/share/imprumut-clar.png', undefined]);
});

test('a client with more than sixty requests in a minute waits', async () => {
  const app = await openSite();
  const answers = await Promise.all(Array.from({ length: 61 }, () => app.inject(address)));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
});
