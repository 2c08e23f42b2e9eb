import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { createFrontServer } from './page-front.ts';
import { storeResponse, type StoredResponse } from './stored-response.ts';

const html = (text: string) =>
  storeResponse({ status: 200, body: text, headers: { 'content-type': 'text/html; charset=utf-8' } });
const pages = new Map<string, StoredResponse>([
  ['/', html('Cât vă costă?')],
  ['/oferte/', html('Oferte')],
  ['/offers/', html('Ofertele')],
  ['/mare/', html('x'.repeat(8_000_000))],
]);

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server whose application tells what reached it, and a raw connection to it. */
async function start() {
  const server = createFrontServer(
    { ready: (address) => pages.get(address) },
    new Map([['/robots.txt', html('User-agent: *')]]),
    (request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => response.end(`application: ${request.method} ${request.url} ${body}`));
    },
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  closing.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  return { server, open: () => openConnection(port) };
}

function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1');
  closing.push(() => socket.destroy());
  const memory = Buffer.alloc(10_000_000);
  let taken = 0;
  let filled = 0;
  socket.on('data', (part: Buffer) => (filled += part.copy(memory, filled)));
  return {
    socket,
    send: (text: string) => socket.write(text, 'latin1'),
    /** the next answer of the connection, by its content-length */
    answer: async ({ hasBody = true } = {}): Promise<Answer> => {
      for (;;) {
        const answer = takeAnswer(memory.subarray(taken, filled), hasBody);
        taken += answer?.length ?? 0;
        if (answer) return answer;
        await once(socket, 'data');
      }
    },
    closed: () => isClosed(socket),
  };
}

type Answer = { status: number; headers: Map<string, string>; body: Buffer; length: number };

function takeAnswer(received: Buffer, hasBody: boolean): Answer | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [statusLine = '', ...lines] = received.subarray(0, end).toString('latin1').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const [name = '', value = ''] = line.split(': ', 2);
      return [name.toLowerCase(), value];
    }),
  );
  const bodyLength = hasBody ? Number(headers.get('content-length') ?? 0) : 0;
  const length = end + 4 + bodyLength;
  if (received.length < length) return undefined;
  const body = Buffer.from(received.subarray(end + 4, length));
  return { status: Number(statusLine.split(' ')[1]), headers, body, length };
}

async function isClosed(socket: Socket): Promise<boolean> {
  if (!socket.destroyed) await once(socket, 'close');
  return socket.destroyed;
}

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: site.test', ...headers, '', ''].join('\r\n');

test('one connection is answered as often as it asks, with the date and the length of each answer', async () => {
  const { open } = await start();
  const { send, answer } = open();

  send(get('/'));
  const first = await answer();
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
  expect(Math.abs(Date.parse(first.headers.get('date') ?? '') - Date.now())).toBeLessThan(5000);
  expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('each encoding is its own answer, in any case of the header', async () => {
  const { open } = await start();
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

test('who has the page already gets 304 without a body', async () => {
  const { open } = await start();
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

test('requests sent together are answered in their order', async () => {
  const { open } = await start();
  const { send, answer } = open();

  send(get('/') + get('/altundeva/') + get('/oferte/'));

  expect((await answer()).body.toString()).toBe('Cât vă costă?');
  expect((await answer()).body.toString()).toBe('application: GET /altundeva/ ');
  expect((await answer()).body.toString()).toBe('Oferte');
});

test('a request that comes in pieces is answered', async () => {
  const { open } = await start();
  const { socket, send, answer } = open();
  socket.setNoDelay(true);

  for (const piece of ['GE', 'T /oferte/ HT', 'TP/1.1\r\nHo', 'st: a\r\n\r', '\n']) {
    send(piece);
    await new Promise((sent) => setImmediate(sent));
  }

  expect((await answer()).body.toString()).toBe('Oferte');
});

test('a POST after a GET on one connection reaches the application, and so does a GET after it', async () => {
  const { open } = await start();
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
  const { open } = await start();
  const { send, answer } = open();
  send(get('/'));
  await answer();

  send('POST /api/event HTTP/1.1\r\nHost: a\r\nContent-Length: 8\r\n\r\n');
  await new Promise((sent) => setImmediate(sent));
  send('unu, doi');

  expect((await answer()).body.toString()).toBe('application: POST /api/event unu, doi');
});

test('who keeps a pause from offers gets them from the application, which knows of the pause', async () => {
  const { open } = await start();
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
  const { open } = await start();
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
  ['a request without a host', 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n', 400],
])('%s is refused', async (_, request, status) => {
  const { open } = await start();
  const { send, answer } = open();

  send(request);

  expect((await answer()).status).toBe(status);
});

test('who asks to close the connection is answered first', async () => {
  const { open } = await start();
  const { send, answer, closed } = open();

  send(get('/oferte/', 'Connection: close'));

  expect((await answer()).body.toString()).toBe('Oferte');
  expect(await closed()).toBe(true);
});

test('who stops sending after the last request still gets the answer', async () => {
  const { open } = await start();
  const { socket, answer, closed } = open();

  socket.end(get('/oferte/'));

  expect((await answer()).body.toString()).toBe('Oferte');
  expect(await closed()).toBe(true);
});

test('a client that reads slowly gets everything it asked for, in order', async () => {
  const { server, open } = await start();
  const { socket, send, answer } = open();
  const [onServer] = (await once(server, 'connection')) as [Socket];
  socket.pause();

  send(get('/mare/'));
  while (!onServer.writableNeedDrain) await new Promise((later) => setImmediate(later));
  send(get('/oferte/'));
  socket.resume();

  expect((await answer()).body.length).toBe(8_000_000);
  expect((await answer()).body.toString()).toBe('Oferte');
});

test('a connection that breaks harms nobody else', async () => {
  const { open } = await start();
  const broken = open();
  broken.send(get('/mare/'));
  await once(broken.socket, 'data');
  broken.socket.resetAndDestroy();

  const { send, answer } = open();
  send(get('/oferte/'));

  expect((await answer()).body.toString()).toBe('Oferte');
});

test('a connection that asks for nothing is closed after the keep-alive time', async () => {
  const { server, open } = await start();
  server.keepAliveTimeout = 20;
  server.keepAliveTimeoutBuffer = 10;
  const { send, answer, closed } = open();

  send(get('/'));
  await answer();

  expect(await closed()).toBe(true);
});

test('closing lets idle connections go at once and finishes what is being written', async () => {
  const { server, open } = await start();
  const idle = open();
  idle.send(get('/'));
  await idle.answer();
  const reading = open();
  reading.send(get('/mare/'));
  await once(reading.socket, 'data');

  const isClosedServer = new Promise((closed) => server.close(closed));

  expect(await idle.closed()).toBe(true);
  expect((await reading.answer()).body.length).toBe(8_000_000);
  await isClosedServer;
});

test('closing by force ends a connection in the middle of an answer', async () => {
  const { server, open } = await start();
  const { socket, send, closed } = open();
  send(get('/mare/'));
  await once(socket, 'data');
  socket.pause();

  const isClosedServer = new Promise((done) => server.close(done));
  server.closeAllConnections();

  await isClosedServer;
  socket.resume();
  expect(await closed()).toBe(true);
});
