import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { createFrontServer } from '#server/shared/http/front.ts';
import type { AnswerChunk } from '#server/shared/http/lane.ts';
import { mayBePaused } from '#server/people/privacy/pause-guard.ts';
import type { Traffic } from '#server/shared/http/traffic.ts';
import { storeResponse, type StoredResponse } from '#server/shared/http/stored-response.ts';

const html = (text: string) =>
  storeResponse({ status: 200, body: text, headers: { 'content-type': 'text/html; charset=utf-8' } });
const pages = new Map<string, StoredResponse>([
  ['/', html('Cât vă costă?')],
  ['/oferte/', html('Oferte')],
  ['/offers/', html('Ofertele')],
  ['/mare/', html('x'.repeat(8_000_000))],
]);

/** Starts a front server whose application reports the requests that reach it, and raw connections to it. */
export async function startFront({
  takePlainPost = () => undefined,
  hasLane = true,
  everyAnswer = {},
  isLeaving = () => false,
  traffic,
}: {
  takePlainPost?: AnswerChunk;
  hasLane?: boolean;
  everyAnswer?: Record<string, string>;
  isLeaving?: () => boolean;
  traffic?: Traffic;
} = {}) {
  const server = createFrontServer({
    pages: { ready: (address) => pages.get(address) },
    files: new Map([['/robots.txt', html('User-agent: *')]]),
    isForEveryone: (address, cookies) => !mayBePaused(address, cookies),
    takePlainPost,
    hasLane,
    everyAnswer,
    isLeaving,
    ...(traffic && { traffic }),
    application(request, response) {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => response.end(`application: ${request.method} ${request.url} ${body}`));
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { server, open: () => openConnection(port) };
}

function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
  });
  const memory = Buffer.alloc(10_000_000);
  let taken = 0;
  let filled = 0;
  socket.on('data', (part: Buffer) => (filled += part.copy(memory, filled)));
  return {
    socket,
    send: (text: string) => socket.write(text, 'latin1'),
    /** reads the next response of the connection, by its content-length */
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

/** Writes a request as it goes over the wire. */
export const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: site.test', ...headers, '', ''].join('\r\n');
