import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { movedRoutes } from './moved-routes.ts';

test.each([
  ['/blog/page-1/', '/blog/'],
  ['/blog/page-1/?utm_source=ziar', '/blog/?utm_source=ziar'],
  ['/autor/:redactia/', '/autor/redactia/'],
  ['/autor/biroul-juridic/', '/despre-noi/'],
  ['/autor/:biroul-juridic/', '/despre-noi/'],
  ['/autor/biroul-de-calcule/', '/despre-noi/'],
])('%s is %s for good', async (from, to) => {
  await using app = Fastify();
  await app.register(movedRoutes, { authors: [{ id: 'redactia' }] });

  const answer = await app.inject(from);
  expect(answer.statusCode).toBe(301);
  expect(answer.headers.location).toBe(to);
});

test('an author nobody knows is left to the pages, which say so', async () => {
  await using app = Fastify();
  await app.register(movedRoutes, { authors: [{ id: 'redactia' }] });

  expect((await app.inject('/autor/:nimeni/')).statusCode).toBe(404);
});
