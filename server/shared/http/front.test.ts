import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { get, startFront } from '#tests/factories/front-server.ts';

test('one connection is answered any number of times, with the date and the length of each response', async () => {
  const { open } = await startFront();
  const { send, answer } = open();

  const asked = Date.now();
  send(get('/'));
  const first = await answer();
  const answered = Date.now();
  send(get('/oferte/'));
  const second = await answer();
  send(get('/robots.txt'));
  const third = await answer();

  expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
  expect([first, second, third].map(({ body }) => body.toString())).toEqual([
    'Cât vă costă?',
    'Oferte',
    'User-agent: *',
  ]);
  // The header has whole seconds.
  const date = Date.parse(first.headers.get('date') ?? '');
  expect(date).toBeGreaterThan(asked - 1000);
  expect(date).toBeLessThanOrEqual(answered);
  expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test.each([true, false])(
  'a client that waits with a body is told to continue, and no other client is (with the lane: %s)',
  async (hasLane) => {
    const { open } = await startFront({ hasLane });
    const two = open();

    // Of two requests at once the second is answered after the first.
    two.send(get('/', 'Content-Length: 1') + 'x' + get('/oferte/', 'Expect: 100-continue'));
    expect((await two.answer()).body.toString()).toBe('Cât vă costă?');
    const second = await two.answer();
    expect([second.status, second.body.toString()]).toEqual([200, 'Oferte']);

    const { send, answer } = open();
    send('POST /x HTTP/1.1\r\nHost: site.test\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n');
    expect((await answer({ hasBody: false })).status).toBe(100);
    send('abc');
    expect((await answer()).body.toString()).toBe('application: POST /x abc');
  },
);

test('each encoding is a response of its own, in any case of the header', async () => {
  const { open } = await startFront();
  const { send, answer } = open();

  send(get('/', 'accept-encoding: gzip, deflate, br'));
  const brotli = await answer();
  send(get('/', 'ACCEPT-ENCODING: gzip'));
  const gzip = await answer();
  send(get('/'));
  const plain = await answer();

  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe('Cât vă costă?');
  expect(gunzipSync(gzip.body).toString()).toBe('Cât vă costă?');
  expect(plain.headers.has('content-encoding')).toBe(false);
  expect(plain.body.toString()).toBe('Cât vă costă?');
});

test('a client that has the page gets 304 without a body', async () => {
  const { open } = await startFront();
  const { send, answer } = open();
  send(get('/', 'Accept-Encoding: br'));
  const etag = (await answer()).headers.get('etag') ?? '';

  send(get('/', 'Accept-Encoding: br', `If-None-Match: ${etag}`));
  const again = await answer();
  send(get('/oferte/'));

  expect(again.status).toBe(304);
  expect(again.headers.has('content-length')).toBe(false);
  expect(again.headers.get('etag')).toBe(etag);
  expect(again.headers.has('date')).toBe(true);
  expect((await answer()).body.toString()).toBe('Oferte');
});

test('pipelined requests are answered in their order', async () => {
  const { open } = await startFront();
  const { send, answer } = open();

  send(get('/') + get('/altundeva/') + get('/oferte/'));

  expect((await answer()).body.toString()).toBe('Cât vă costă?');
  expect((await answer()).body.toString()).toBe('application: GET /altundeva/ ');
  expect((await answer()).body.toString()).toBe('Oferte');
});

test('a request that arrives in pieces is answered', async () => {
  const { open } = await startFront();
  const { socket, send, answer } = open();
  socket.setNoDelay(true);

  for (const piece of ['GE', 'T /oferte/ HT', 'TP/1.1\r\nHo', 'st: a\r\n\r', '\n']) {
    send(piece);
    await new Promise((sent) => setImmediate(sent));
  }

  expect((await answer()).body.toString()).toBe('Oferte');
});

test('a POST after a GET on one connection reaches the application, and so does a GET after it', async () => {
  const { open } = await startFront();
  const { send, answer } = open();
  send(get('/'));
  await answer();

  send('POST /api/event HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nunu!');
  expect((await answer()).body.toString()).toBe('application: POST /api/event unu!');
  send(get('/altundeva/'));
  expect((await answer()).body.toString()).toBe('application: GET /altundeva/ ');
  send(get('/'));
  expect((await answer()).body.toString()).toBe('Cât vă costă?');
});

test('a body that comes after its headers reaches the application whole', async () => {
  const { open } = await startFront();
  const { send, answer } = open();
  send(get('/'));
  await answer();

  send('POST /api/event HTTP/1.1\r\nHost: a\r\nContent-Length: 8\r\n\r\n');
  await new Promise((sent) => setImmediate(sent));
  send('unu, doi');

  expect((await answer()).body.toString()).toBe('application: POST /api/event unu, doi');
});

test('a visitor who has paused offers gets them from the application, which knows of the pause', async () => {
  const { open } = await startFront();
  const { send, answer } = open();
  send(get('/offers/', 'cookie: consent=2.0/none'));
  expect((await answer()).body.toString()).toBe('Ofertele');
  send(get('/offers/', 'cookie: pauza=2026-12-22'));
  expect((await answer()).body.toString()).toBe('application: GET /offers/ ');
  // By now the connection is Node's.
  send(get('/offers/', 'cookie: pauza=2026-12-22'));
  expect((await answer()).body.toString()).toBe('application: GET /offers/ ');
  send(get('/', 'cookie: pauza=2026-12-22'));
  expect((await answer()).body.toString()).toBe('Cât vă costă?');
});

test('HEAD gets the headers of the page and no body', async () => {
  const { open } = await startFront();
  const { send, answer } = open();

  send('HEAD /oferte/ HTTP/1.1\r\nHost: a\r\n\r\n');
  const head = await answer({ hasBody: false });
  send(get('/oferte/'));

  expect(head.headers.get('content-length')).toBe('6');
  expect((await answer()).body.toString()).toBe('Oferte');
});

test.each([
  ['headers that are too long', get('/', `Cookie: ${'x'.repeat(20_000)}`), 431],
  ['what is no HTTP', 'buna ziua\r\n\r\n', 400],
])('%s is refused', async (_, request, status) => {
  const { open } = await startFront();
  const { send, answer } = open();

  send(request);

  expect((await answer()).status).toBe(status);
});

test.each([
  ['a request without a host', 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n', 400],
  ['a request line that names no path', get('*'), 400],
  ['a request line of another scheme', get('ftp://site.test/oferte/'), 400],
  ['what nobody can expect', get('/', 'Expect: a-miracle'), 417],
])('%s is refused with the common headers of responses', async (_, request, status) => {
  const { open } = await startFront({ everyAnswer: { 'strict-transport-security': 'max-age=86400' } });
  const { send, answer, closed } = open();

  send(request);

  const refused = await answer();
  expect(refused.status).toBe(status);
  expect(refused.headers.get('strict-transport-security')).toBe('max-age=86400');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await closed()).toBe(true);
});

test.each([
  ['http://site.test/oferte/', 'Oferte'],
  ['HTTP://SITE.TEST/oferte/', 'Oferte'],
  ['https://site.test:8443/oferte/', 'Oferte'],
  ['http://site.test', 'Cât vă costă?'],
  ['http://site.test?a=1', 'application: GET /?a=1 '],
  ['http://site.test/altundeva/?a=1', 'application: GET /altundeva/?a=1 '],
  // The host is ignored: the rest is a path of ours.
  ['http://evil.test//oferte/', 'application: GET //oferte/ '],
])('a request line with an absolute address, %s, requests its path', async (target, text) => {
  const { open } = await startFront();
  const { send, answer } = open();

  send(get(target));

  expect((await answer()).body.toString()).toBe(text);
});

test('a request line with an absolute address does not bypass a pause from offers', async () => {
  const { open } = await startFront();
  const { send, answer } = open();

  send(get('http://site.test/offers/', 'cookie: pauza=2026-12-22'));

  expect((await answer()).body.toString()).toBe('application: GET /offers/ ');
});

test('HTTP/1.0 may omit the host', async () => {
  const { open } = await startFront();
  const { send, answer } = open();

  send('GET /oferte/ HTTP/1.0\r\n\r\n');

  expect((await answer()).body.toString()).toBe('Oferte');
});

test.each([true, false])('a request with two hosts is refused (with the lane: %s)', async (hasLane) => {
  const { open } = await startFront({ hasLane });
  const { send, answer, closed } = open();

  send(get('/', 'Host: evil.test'));

  const { status, headers } = await answer();
  expect(status).toBe(400);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(await closed()).toBe(true);
});

test('with the lane switched off Node reads every request and finished pages are still answered', async () => {
  const lane = await startFront();
  const node = await startFront({ hasLane: false });
  const [first, second] = [lane.open(), node.open()];

  first.send(get('/oferte/'));
  second.send(get('/oferte/'));

  expect((await second.answer()).body.toString()).toBe('Oferte');
  expect((await first.answer()).headers.has('keep-alive')).toBe(false);
  // A header that only Node sends.
  second.send(get('/oferte/'));
  expect((await second.answer()).headers.has('keep-alive')).toBe(true);
});

test.each([true, false])('common headers are in every response (with the lane: %s)', async (hasLane) => {
  const everyAnswer = { 'strict-transport-security': 'max-age=86400' };
  const { open } = await startFront({ hasLane, everyAnswer });
  const { send, answer } = open();
  send(get('/'));
  const page = await answer();
  const answers = [page];
  for (const request of [
    get('/robots.txt', 'Accept-Encoding: br'),
    get('/', `If-None-Match: ${page.headers.get('etag')}`),
    get('/altundeva/'),
    // By now the connection is Node's.
    get('/oferte/'),
    'POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n1',
    get('/', 'Host: altul.test'),
  ]) {
    send(request);
    answers.push(await answer());
  }

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 304, 200, 200, 200, 400]);
  expect(answers.map(({ headers }) => headers.get('strict-transport-security'))).toEqual(
    answers.map(() => 'max-age=86400'),
  );
  // Each of two servers in one process sends its own headers.
  const other = (await startFront({ hasLane })).open();
  other.send(get('/'));
  expect((await other.answer()).headers.has('strict-transport-security')).toBe(false);
});
