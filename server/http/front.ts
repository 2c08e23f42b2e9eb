import { createServer, Server, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { EventLane } from '#server/events/event-lane.ts';
import { mayBePaused } from '#server/privacy/pause-guard.ts';
import { answerBytes } from './answer-bytes.ts';
import type { Development } from '#server/bundle/built-app.ts';
import type { PageStore } from '#server/pages/page-store.ts';
import { type AnswerChunk, type Lane, takeConnection } from './lane.ts';
import { readPlainGet } from './read-plain-get.ts';
import { writeStoredResponse, type StoredResponse } from './stored-response.ts';

type FindReady = (address: string, cookies: string | undefined) => StoredResponse | undefined;

type Options = {
  pages: Pick<PageStore, 'ready'>;
  files: ReadonlyMap<string, StoredResponse>;
  events: EventLane;
  application: RequestListener;
  development?: Development | undefined;
};

/**
 * The HTTP server: what is ready in memory is answered at once, everything else goes to the application
 * (docs/decisions/003-page-cache-before-router.md).
 */
export function createFrontServer({ pages, files, events, application, development }: Options): Server {
  if (development) {
    return createServer((request, response) => {
      const file = files.get(request.url ?? '/');
      if (file) writeStoredResponse(request, response, file);
      else development.middleware(request, response, () => application(request, response));
    });
  }
  const findReady: FindReady = (address, cookies) =>
    // Who keeps a pause from offers is led elsewhere, by the application.
    files.get(address) ?? (mayBePaused(address, cookies) ? undefined : readyPage(pages, address));
  const answer: AnswerChunk = (chunk, remoteAddress) => {
    const request = readPlainGet(chunk);
    if (!request) return events(chunk, remoteAddress);
    const ready = findReady(request.address, request.cookies);
    return ready && answerBytes(ready, request, Date.now());
  };
  return new FrontServer(findReady, answer, application);
}

function readyPage(pages: Pick<PageStore, 'ready'>, address: string): StoredResponse | undefined {
  // An address the URL parser refuses ("//", "/%") is the application's to refuse.
  try {
    return pages.ready(address);
  } catch {
    return undefined;
  }
}

// Longer than the minute after which proxies give up a connection themselves: with Node's 5 seconds a proxy sends
// requests on connections that are being closed, and its visitors see a 502.
const KEEP_ALIVE_MS = 72_000;

/**
 * Node's HTTP server with a lane before it: as long as a connection asks for nothing but finished answers or sends events, by
 * one whole plain request at a time, each is answered in one piece, for less than half of what Node's HTTP costs
 * (docs/decisions/015-finished-answers-straight-to-the-socket.md). With the first request that is anything else the
 * connection becomes Node's, for good.
 */
class FrontServer extends Server {
  readonly #answer: AnswerChunk;
  readonly #toNode: (socket: Socket) => void;
  readonly #inLane = new Set<Lane>();

  constructor(findReady: FindReady, answer: AnswerChunk, application: RequestListener) {
    super((request, response) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const ready = isRead ? findReady(request.url ?? '/', request.headers.cookie) : undefined;
      if (ready) writeStoredResponse(request, response, ready);
      else application(request, response);
    });
    this.keepAliveTimeout = KEEP_ALIVE_MS;
    this.#answer = answer;
    // What Node does with a connection is its listener of this event.
    const listeners = this.listeners('connection');
    this.#toNode = (socket) => listeners.forEach((listener) => void listener.call(this, socket));
    this.removeAllListeners('connection');
    this.on('connection', (socket: Socket) => this.#take(socket));
  }

  #take(socket: Socket) {
    const lane = takeConnection(socket, {
      answer: this.#answer,
      idleMs: this.keepAliveTimeout + this.keepAliveTimeoutBuffer,
      onLeave: () => this.#inLane.delete(lane),
      toNode: this.#toNode,
    });
    this.#inLane.add(lane);
  }

  // Called by `close` too. What is being answered still is.
  override closeIdleConnections() {
    super.closeIdleConnections();
    for (const lane of this.#inLane) lane.finish();
  }

  override closeAllConnections() {
    super.closeAllConnections();
    for (const lane of this.#inLane) lane.destroy();
  }
}
