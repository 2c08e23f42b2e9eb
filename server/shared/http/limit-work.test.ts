import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { limitWork } from './limit-work.ts';

function startSite(mostMs: number) {
  const app = Fastify();
  let busyMs = 0;
  const work = () => void (busyMs += 60);
  onTestFinished(() => app.close());
  limitWork(app, { mostMs, isFree: (url) => url === '/free', busyMs: () => busyMs });
  app.get('/heavy', async () => work());
  app.get('/free', async () => work());
  // Pages are answered where no route matches, and write to the socket themselves.
  app.setNotFoundHandler(async (_request, reply) => {
    work();
    reply.hijack();
    reply.raw.end('page');
  });
  return (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });
}

test.each(['/heavy', '/a-page/'])(
  'a network whose answers used up its share waits, another one does not: %s',
  async (url) => {
    const ask = startSite(100);
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await ask(url, '198.51.100.7')).statusCode);
    const refused = await ask(url, '198.51.100.99');

    expect(statuses).toEqual([200, 200, 429, 429]);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect((await ask(url, '203.0.113.7')).statusCode).toBe(200);
  },
);

test('free addresses are answered and use none of the share', async () => {
  const ask = startSite(100);
  for (let count = 0; count < 4; count += 1)
    expect((await ask('/free', '198.51.100.7')).statusCode).toBe(200);
  expect((await ask('/heavy', '198.51.100.7')).statusCode).toBe(200);
});
