import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { securityHeaders } from '#server/shared/http/security-headers.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { startWholeServer } from '#tests/setup/whole-server.ts';

const { db } = await openFileDatabase();
const problems: string[] = [];
const requests: string[] = [];
const site = await startWholeServer({
  db,
  now: () => new Date('2026-11-22T10:00:00Z'),
  renderedEvery: 1,
  onProblem: (line) => (line.includes('"level":30') ? requests : problems).push(line),
  logLevel: 'info',
  settings: { LOG_REQUESTS: 'true' },
});
await site.listen({ port: 0, host: '127.0.0.1' });
const { port } = site.server.address() as AddressInfo;

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends a request as written, without the corrections of `fetch`. */
const ask = (method: string, path: string, body = '') =>
  new Promise<Answer>((done, failed) => {
    const headers = body ? { 'content-type': 'application/json', 'content-length': body.length } : {};
    const asked = request({ port, method, path, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    asked.on('error', failed).end(body);
  });

function expectPageOfOurs({ headers, body }: Answer) {
  expect(headers).toMatchObject(securityHeaders);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('Împrumut Clar');
}

test.each(['/%zz/', '/%', '/%C0%AF/', '/blog/%zz/', '/%00', '/%00/', '/blog/%00/', '/offers/%00?suma=2000'])(
  'GET %s is 400 with a page of ours',
  async (path) => {
    const answer = await ask('GET', path);
    expect(answer.status).toBe(400);
    expectPageOfOurs(answer);
    // The page must not blame us, nor tell anybody to retry in a minute.
    expect(answer.body).not.toContain('Problema este la noi');
  },
);

test.each([
  ['PUT', '/offers/', 'GET, HEAD'],
  ['PUT', '/offers', 'GET, HEAD'],
  ['TRACE', '/', 'GET, HEAD'],
  ['DELETE', '/blog/', 'GET, HEAD'],
  ['OPTIONS', '/offers/', 'GET, HEAD'],
  ['POST', '/offers/', 'GET, HEAD'],
  ['PATCH', '/contact/', 'GET, HEAD, POST'],
  ['TRACE', '/contact/', 'GET, HEAD, POST'],
])('%s %s is 405 with a page of ours that names the allowed methods', async (method, path, allowed) => {
  for (const body of method === 'TRACE' ? [''] : ['', '{"a":1}']) {
    const answer = await ask(method, path, body);
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe(allowed);
    expectPageOfOurs(answer);
  }
});

test('programs get the same in JSON, and files have their methods too', async () => {
  const payload = await ask('PUT', '/offers/_payload.json');
  const file = await ask('PUT', '/api/health');
  const broken = await ask('GET', '/api/%zz/');

  expect([payload, file, broken].map(({ status }) => status)).toEqual([405, 405, 400]);
  expect([payload, file].map(({ headers }) => headers['allow'])).toEqual(['GET, HEAD', 'GET, HEAD']);
  for (const { headers, body } of [payload, file, broken]) {
    expect(headers).toMatchObject(securityHeaders);
    expect(JSON.parse(body)).toMatchObject({ error: { code: expect.any(String) } });
  }
});

test('a zero byte in a call is 400, and an offer with one is unknown, without asking the database', async () => {
  const call = await ask('GET', '/api/lead-feed?lead_id=%00');
  const departures = await Promise.all(
    ['offer=%00', 'oferta=101%00'].map((query) => ask('GET', `/landing/redirector/?${query}`)),
  );
  const leaving = await ask('GET', '/transition/?oferta=%00&sub1=%00');

  expect(call.status).toBe(400);
  expect(JSON.parse(call.body)).toEqual({ error: { code: 'bad_url', message: 'Bad Request' } });
  expect(departures.map(({ headers }) => headers['location'])).toEqual(
    Array(2).fill('/landing/trafficback/'),
  );
  expect(leaving.status).toBe(200);
  expect(problems).toEqual([]);
});

test('an unknown page stays 404, with any method', async () => {
  const answers = await Promise.all(['PUT', 'TRACE', 'POST'].map((method) => ask(method, '/nu-exista/')));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(problems).toEqual([]);
});

test('a request that is not HTTP is refused with the common headers', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.end('buna ziua\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  for (const [name, value] of Object.entries(securityHeaders))
    expect(answer).toContain(`${name}: ${value}\r\n`);
});

test('metrics are not on the port of the site, and a line of the log has neither query nor address nor typed values', async () => {
  requests.length = 0;
  expect((await ask('GET', '/metrics/')).status).toBe(404);
  expect((await ask('GET', '/offers/?nume=Ana')).status).toBe(200);
  expect((await ask('GET', '/ana@example.ro/')).status).toBe(404);
  expect((await ask('GET', '/api/health')).status).toBe(200);
  await expect.poll(() => requests.length).toBe(4);

  const lines = requests.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toMatchObject([
    { method: 'GET', route: null, status: 404, ms: expect.any(Number) },
    { method: 'GET', route: '/offers/', status: 200 },
    { method: 'GET', route: null, status: 404 },
    { method: 'GET', route: '/api/health', status: 200 },
  ]);
  expect(requests.join('')).not.toMatch(/Ana|ana@|127\.0\.0\.1/);
});

// The last test of this file: it closes the site.
test('a request that is on its way as the site closes is answered, and its connection ends', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n');
  // Another request's answer: the first half has been read by now.
  await ask('GET', '/api/health');

  const closed = site.close();
  socket.write('\r\n');

  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  await closed;
});
