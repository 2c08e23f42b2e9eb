import { expect, test } from 'vitest';
import { get, startFront } from '#tests/factories/front-server.ts';
import { compareLane } from '#tests/lane/compare-lane.ts';

const eventOf = (body: string) =>
  `POST /api/event HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** Starts a front server that answers events when the test says so. */
async function startWaiting() {
  const waiting: PromiseWithResolvers<Buffer>[] = [];
  let arrived = Promise.withResolvers<void>();
  const front = await startFront({
    takePlainPost(chunk) {
      if (!chunk.toString().startsWith('POST')) return undefined;
      const answer = Promise.withResolvers<Buffer>();
      waiting.push(answer);
      arrived.resolve();
      return answer.promise;
    },
  });
  return {
    ...front,
    /** resolves with the next event that waits for its answer */
    next: async () => {
      await arrived.promise;
      arrived = Promise.withResolvers();
      const { resolve, reject } = waiting.shift() ?? Promise.withResolvers<Buffer>();
      return {
        reject,
        answer: (text: string) =>
          resolve(Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${text.length}\r\n\r\n${text}`)),
      };
    },
  };
}

test('pages requested while an event is being stored are answered after it', async () => {
  const { open, next } = await startWaiting();
  const { send, answer } = open();
  send(eventOf('unu'));
  const event = await next();
  send(get('/oferte/'));
  // Another connection is served meanwhile.
  const other = open();
  other.send(get('/'));
  expect((await other.answer()).body.toString()).toBe('Cât vă costă?');
  event.answer('pus');

  expect((await answer()).body.toString()).toBe('pus');
  expect((await answer()).body.toString()).toBe('Oferte');
});

test('a client that half-closes while its event is being stored still gets the answer', async () => {
  const { open, next } = await startWaiting();
  const { socket, answer, closed } = open();
  socket.end(eventOf('unu'));
  (await next()).answer('pus');

  expect((await answer()).body.toString()).toBe('pus');
  expect(await closed()).toBe(true);
});

test('closing waits for events that are being stored', async () => {
  const { server, open, next } = await startWaiting();
  const { send, answer, closed } = open();
  send(eventOf('unu'));
  const event = await next();
  const isClosedServer = new Promise((done) => server.close(done));
  event.answer('pus');

  expect((await answer()).body.toString()).toBe('pus');
  expect(await closed()).toBe(true);
  await isClosedServer;
});

test('an unforeseen failure is answered by the application', async () => {
  const { open, next } = await startWaiting();
  const { send, answer } = open();
  send(eventOf('unu'));
  const event = await next();
  send(get('/oferte/'));
  event.reject(new Error('a bug'));

  expect((await answer()).body.toString()).toBe('application: POST /api/event unu');
  expect((await answer()).body.toString()).toBe('Oferte');
});

test('a visitor who leaves before the answer does not affect others', async () => {
  const { open, next } = await startWaiting();
  const gone = open();
  gone.send(eventOf('unu'));
  const event = await next();
  gone.socket.resetAndDestroy();
  const { send, answer } = open();
  send(get('/'));
  await answer();
  event.answer('pus');
  send(get('/oferte/'));

  expect((await answer()).body.toString()).toBe('Oferte');
});

// Reproducible by its seed; `npm run lane:compare` tries a hundred thousand with a new seed each time.
test('five thousand connections are answered by the lane as Node alone answers them', async () => {
  await expect(compareLane({ seed: 20261122, count: 5000 })).resolves.toBeUndefined();
});
