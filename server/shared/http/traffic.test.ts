import { expect, test } from 'vitest';
import { type AnsweredRequest, createTraffic, memoryBounds } from './traffic.ts';
import { get, startFront } from '#tests/factories/front-server.ts';

test('each request is counted by its kind and status', () => {
  const traffic = createTraffic();
  for (const [method, address] of [
    ['GET', '/offers/?suma=2000'],
    ['POST', '/contact/'],
    ['POST', '/api/event'],
    ['GET', '/landing/redirector/?offer=1'],
    ['GET', '/api/postback?key=1'],
    ['GET', '/api/lead-feed'],
    ['GET', '/api/admin/offers'],
    ['GET', '/admin/'],
    ['GET', '/api/ready'],
  ] as const)
    traffic.answered({ method, address, status: 200, begun: 0 });
  const counted = Object.entries(traffic.read().counts).map(([kind, byStatus]) => [kind, byStatus[200]]);
  expect(Object.fromEntries(counted)).toEqual({
    page: 1,
    form: 1,
    event: 1,
    click: 1,
    report: 1,
    call: 1,
    office: 2,
    monitor: 1,
  });
});

test('the fast path and Node count alike, and name the route of a page, not its address', async () => {
  const lines: AnsweredRequest[] = [];
  const traffic = createTraffic({
    onAnswer: (line) => lines.push(line),
    routeOf: (path) => (path === '/offers/' ? '/:list/' : undefined),
  });
  const front = await startFront({ traffic });
  const connection = front.open();
  connection.send(get('/offers/'));
  const { headers } = await connection.answer();
  connection.send(get('/offers/', `If-None-Match: ${headers.get('etag')}`));
  expect((await connection.answer({ hasBody: false })).status).toBe(304);
  // A connection that is to be closed is Node's.
  connection.send(get('/robots.txt', 'Connection: close'));
  await connection.answer();

  expect(lines.map(({ route, status }) => [route, status])).toEqual([
    ['/:list/', 200],
    ['/:list/', 304],
    ['/robots.txt', 200],
  ]);
  const { counts, memory, memorySeconds } = traffic.read();
  expect([counts.page[200], counts.page[304]]).toEqual([2, 1]);
  expect(memory).toHaveLength(memoryBounds.length + 1);
  expect(memory.reduce((sum, count) => sum + count)).toBe(3);
  expect(memorySeconds).toBeGreaterThan(0);
});
