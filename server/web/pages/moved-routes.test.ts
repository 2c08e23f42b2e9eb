import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { movedRoutes } from './moved-routes.ts';

test.each([
  ['/blog/page-1/', '/blog/'],
  ['/blog/page-1/?utm_source=ziar', '/blog/?utm_source=ziar'],
  ['/autor/:redactia/', '/autor/redactia/'],
  ['/autor/%3Aredactia/', '/autor/redactia/'],
  ['/autor/%3aredactia/?utm_source=ziar', '/autor/redactia/?utm_source=ziar'],
  ['/autor/%3Abiroul-juridic/', '/despre-noi/'],
  ['/autor/biroul-juridic/', '/despre-noi/'],
  ['/autor/:biroul-juridic/', '/despre-noi/'],
  ['/autor/biroul-de-calcule/', '/despre-noi/'],
  ['/convertor-valutar/EUR-to-RON/', '/convertor-valutar/eur-to-ron/'],
  ['/convertor-valutar/eur-TO-Usd/?suma=5', '/convertor-valutar/eur-to-usd/?suma=5'],
  ['/curs-valutar-banci/BCR/', '/curs-valutar-banci/bcr/'],
])('%s redirects permanently to %s', async (from, to) => {
  await using app = Fastify();
  await app.register(movedRoutes, { authors: [{ id: 'redactia' }] });

  const answer = await app.inject(from);
  expect(answer.statusCode).toBe(301);
  expect(answer.headers.location).toBe(to);
});

test('an address in lower case is left to the pages', async () => {
  await using app = Fastify();
  await app.register(movedRoutes, { authors: [] });

  expect((await app.inject('/convertor-valutar/eur-to-ron/')).statusCode).toBe(404);
});

test('an unknown author is left to the pages, which answer 404', async () => {
  await using app = Fastify();
  await app.register(movedRoutes, { authors: [{ id: 'redactia' }] });

  expect((await app.inject('/autor/:nimeni/')).statusCode).toBe(404);
});
