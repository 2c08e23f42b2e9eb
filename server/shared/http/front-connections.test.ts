import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { get, startFront } from '#tests/factories/front-server.ts';

test('a client that asks to close the connection is answered first', async () => {
  const { open } = await startFront();
  const { send, answer, closed } = open();

  send(get('/oferte/', 'Connection: close'));

  expect((await answer()).body.toString()).toBe('Oferte');
  expect(await closed()).toBe(true);
});

test('a client that half-closes after the last request still gets the answer', async () => {
  const { open } = await startFront();
  const { socket, answer, closed } = open();

  socket.end(get('/oferte/'));

  expect((await answer()).body.toString()).toBe('Oferte');
  expect(await closed()).toBe(true);
});

test('a slow reader gets all its responses, in order', async () => {
  const { server, open } = await startFront();
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

test('a connection that breaks does not affect others', async () => {
  const { open } = await startFront();
  const broken = open();
  broken.send(get('/mare/'));
  await once(broken.socket, 'data');
  broken.socket.resetAndDestroy();

  const { send, answer } = open();
  send(get('/oferte/'));

  expect((await answer()).body.toString()).toBe('Oferte');
});

test('an idle connection is closed after the keep-alive time', async () => {
  const { server, open } = await startFront();
  // Long enough for a request and its answer on a busy machine.
  server.keepAliveTimeout = 1000;
  server.keepAliveTimeoutBuffer = 10;
  const { send, answer, closed } = open();

  send(get('/'));
  await answer();

  expect(await closed()).toBe(true);
});

test.each([true, false])(
  'a client that reads nothing is dropped, a slow reader gets everything (lane: %s)',
  async (hasLane) => {
    const { server, open } = await startFront({ hasLane });
    expect(server.timeout).toBeGreaterThan(0);
    // Long enough to move a piece of the response on a busy machine.
    server.keepAliveTimeout = 500;
    server.keepAliveTimeoutBuffer = 10;
    server.timeout = 510;
    const never = open();
    never.socket.pause();
    never.send(get('/mare/'));
    const [onServer] = (await once(server, 'connection')) as [Socket];
    const slow = open();
    const slowly = setInterval(
      () => (slow.socket.isPaused() ? slow.socket.resume() : slow.socket.pause()),
      20,
    );
    slow.send(get('/mare/'));

    expect((await slow.answer()).body.length).toBe(8_000_000);
    clearInterval(slowly);
    if (!onServer.destroyed) await once(onServer, 'close');
    expect(onServer.bytesWritten).toBeGreaterThan(0);
  },
);

test('closing drops idle connections at once and finishes responses being written', async () => {
  const { server, open } = await startFront();
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

test('closing by force ends a connection in the middle of a response', async () => {
  const { server, open } = await startFront();
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

test('a site that leaves answers what comes, and ends each connection with its answer', async () => {
  let isLeaving = false;
  const { open } = await startFront({ isLeaving: () => isLeaving });
  const connection = open();
  connection.send(get('/offers/'));
  expect((await connection.answer()).headers.get('connection')).toBeUndefined();
  isLeaving = true;
  connection.send(get('/offers/'));
  const last = await connection.answer();
  expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
  expect(await connection.closed()).toBe(true);
});
