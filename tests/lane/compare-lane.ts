import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import fc from 'fast-check';
import { createEventIntake } from '#server/visits/events/event-intake.ts';
import { createEventLane } from '#server/visits/events/event-lane.ts';
import { eventsRoutes } from '#server/visits/events/events-routes.ts';
import { createFrontServer } from '#server/shared/http/front.ts';
import { securityHeaders } from '#server/shared/http/security-headers.ts';
import { storeResponse } from '#server/shared/http/stored-response.ts';
import { trustedProxies } from '#server/base/trusted-proxies.ts';
import { mayBePaused } from '#server/people/privacy/pause-guard.ts';
import { anyConnection, type Connection } from './any-connection.ts';

const html = (text: string) =>
  storeResponse({ status: 200, body: text, headers: { 'content-type': 'text/html; charset=utf-8' } });
const pages = new Map(
  ['/', '/oferte/', '/offers/', '/robots.txt'].map((path) => [path, html(`pagina ${path}`)]),
);
const everyAnswer = { 'strict-transport-security': 'max-age=86400' };
const NOW = new Date('2026-11-21T10:00:00Z');

/**
 * Starts a whole front with pages, events and an application that reports the requests it received: with the lane, or with Node
 * alone.
 */
async function startSide(hasLane: boolean) {
  const isTrusted = trustedProxies('127.0.0.1');
  const intake = createEventIntake({
    sink: { add: async () => 'stored', close: async () => {} },
    country: 'RO',
    publicOrigin: 'https://imprumutclar.ro',
    now: () => NOW,
    limit: { max: Number.MAX_SAFE_INTEGER, windowMs: 10_000 },
    logOutage: () => undefined,
  });
  const takeEvent = createEventLane(intake, isTrusted, everyAnswer);
  // Requests as this side parsed them, also those whose response a refusal overtook.
  const understood: string[] = [];
  const app = Fastify({
    trustProxy: isTrusted,
    bodyLimit: 64 * 1024,
    serverFactory: (application) =>
      createFrontServer({
        pages: {
          ready(address) {
            const page = pages.get(address);
            if (page) understood.push(`page ${address}`);
            return page;
          },
        },
        files: new Map(),
        everyAnswer,
        isForEveryone: (address, cookies) => !mayBePaused(address, cookies),
        takePlainPost(chunk, remoteAddress) {
          const answer = takeEvent(chunk, remoteAddress);
          if (answer) understood.push('POST /api/event');
          return answer;
        },
        hasLane,
        application(request, response) {
          understood.push(`${request.method} ${request.url}`);
          application(request, response);
        },
      }),
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  await app.register(eventsRoutes, { intake });
  app.setNotFoundHandler((request, reply) =>
    reply.send({ method: request.method, url: request.url, host: request.host, body: request.body ?? null }),
  );
  const arrived = new Map<number, Socket>();
  app.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0;
    arrived.set(port, socket);
    socket.once('close', () => arrived.delete(port));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { port, arrived, understood, close: () => app.close() };
}

type Side = Awaited<ReturnType<typeof startSide>>;

const turn = () => new Promise((later) => setImmediate(later));
// More than any operation here takes that waits for nothing outside.
const TURNS_OF_AN_ANSWER = 5;

/** Waits until the server has read everything sent so far and sent its responses, so that the next piece arrives separately. */
async function untilTaken({ arrived }: Side, client: Socket, sent: number): Promise<void> {
  const port = client.localPort ?? 0;
  while (!client.destroyed && (arrived.get(port)?.bytesRead ?? (client.readableEnded ? sent : 0)) < sent)
    await turn();
  for (let turns = 0; turns < TURNS_OF_AN_ANSWER; turns += 1) await turn();
}

type Outcome = { understood: string[]; answers: string[] };

/** Returns what a server parsed from a connection, and what it answered until it closed it. */
async function exchange(side: Side, pieces: Connection): Promise<Outcome> {
  const socket = connect({ port: side.port, host: '127.0.0.1', noDelay: true });
  const received: Buffer[] = [];
  socket.on('data', (part: Buffer) => received.push(part));
  // A server that closes while the client still sends gives an answer too.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  let sent = 0;
  for (const piece of pieces) {
    if (sent > 0) await untilTaken(side, socket, sent);
    socket.write(piece, 'latin1');
    sent += piece.length;
  }
  socket.end();
  if (!socket.closed) await once(socket, 'close');
  return {
    understood: side.understood.splice(0),
    answers: splitAnswers(Buffer.concat(received).toString('latin1')),
  };
}

// The order of headers is irrelevant, and so are headers that depend on time or connection.
const START_OF_ANSWER = /(?=HTTP\/1\.1 \d{3} )/;
// Sent depending on timing: a client continues without it too (RFC 9110, 10.1.1).
const GO_ON = 'HTTP/1.1 100 Continue\r\n\r\n';
const OF_THE_MOMENT = /^(?:date|connection|keep-alive):/;
function splitAnswers(received: string): string[] {
  const answers = received.split(START_OF_ANSWER).filter((answer) => !answer.startsWith(GO_ON));
  return answers.map((answer) => {
    const [head = '', ...body] = answer.split('\r\n\r\n');
    const [status, ...lines] = head.split('\r\n');
    const headers = lines
      .map((line) => line.replace(/^[^:]*/, (name) => name.toLowerCase()))
      .filter((line) => !OF_THE_MOMENT.test(line));
    return [status, ...headers.toSorted(), '', ...body].join('\n');
  });
}

/**
 * Tells whether two sides did the same: the same requests, ended at the same places, with the same responses. Both refuse broken
 * bytes after a valid request, but timing decides whether that request's response is still sent before, or the refusal after the
 * last response of a connection, and Node itself does both.
 */
function isAlike(one: Outcome, other: Outcome): boolean {
  if (one.understood.join('\n') !== other.understood.join('\n')) return false;
  const isRefused = [one, other].some(({ answers }) => REFUSAL.test(answers.at(-1) ?? ''));
  if (!isRefused) return one.answers.join('\n') === other.answers.join('\n');
  if (one.understood.length === 0) return one.answers[0] === other.answers[0];
  const [short = [], long = []] = [one, other]
    .map(({ answers }) => answers.filter((answer) => !REFUSAL.test(answer)))
    .toSorted((a, b) => a.length - b.length);
  return short.every((answer, index) => answer === long[index]);
}

// Fastify's message for requests that Node's parser cannot read; our own responses never have it.
const REFUSAL = /"message":"(?:Client Error|Exceeded maximum allowed HTTP header size)"/;

export type Comparison = { seed: number; count: number };

/**
 * Sends the same connections to the lane and to Node's own parser and compares every response: what each parsed, and where each
 * saw a request end.
 * @throws with the shortest connection found on which they differ, and the seed that reproduces it
 */
export async function compareLane({ seed, count }: Comparison): Promise<void> {
  const [lane, node] = await Promise.all([startSide(true), startSide(false)]);
  try {
    await fc.assert(
      fc.asyncProperty(anyConnection, async (pieces) => {
        const [ours, nodes] = await Promise.all([exchange(lane, pieces), exchange(node, pieces)]);
        if (!isAlike(ours, nodes)) throw new Error(JSON.stringify({ lane: ours, node: nodes }, null, 2));
      }),
      { seed, numRuns: count },
    );
  } finally {
    await Promise.all([lane.close(), node.close()]);
  }
}
