import { createServer, Server, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { mayBePaused } from '#server/privacy/pause-guard.ts';
import { answerBytes } from './answer-bytes.ts';
import type { Development } from './built-app.ts';
import type { PageStore } from './page-store.ts';
import { readPlainGet } from './read-plain-get.ts';
import { writeStoredResponse, type StoredResponse } from './stored-response.ts';

type FindReady = (address: string, cookies: string | undefined) => StoredResponse | undefined;

/**
 * The HTTP server: what is ready in memory is answered at once, everything else goes to the application
 * (docs/decisions/003-page-cache-before-router.md).
 */
export function createFrontServer(
  store: Pick<PageStore, 'ready'>,
  files: ReadonlyMap<string, StoredResponse>,
  application: RequestListener,
  development?: Development,
): Server {
  if (development) {
    return createServer((request, response) => {
      const file = files.get(request.url ?? '/');
      if (file) writeStoredResponse(request, response, file);
      else development.middleware(request, response, () => application(request, response));
    });
  }
  return new FrontServer((address, cookies) => {
    const file = files.get(address);
    // Who keeps a pause from offers is led elsewhere, by the application.
    return file ?? (mayBePaused(address, cookies) ? undefined : readyPage(store, address));
  }, application);
}

function readyPage(store: Pick<PageStore, 'ready'>, address: string): StoredResponse | undefined {
  // An address the URL parser refuses ("//", "/%") is the application's to refuse.
  try {
    return store.ready(address);
  } catch {
    return undefined;
  }
}

// Longer than the minute after which proxies give up a connection themselves: with Node's 5 seconds a proxy sends
// requests on connections that are being closed, and its visitors see a 502.
const KEEP_ALIVE_MS = 72_000;

/**
 * Node's HTTP server with a lane before it: as long as a connection asks for nothing but finished answers, by one whole
 * plain GET at a time, each is written to it in one piece, for less than half of what Node's HTTP costs
 * (docs/decisions/015-finished-answers-straight-to-the-socket.md). With the first request that is anything else the
 * connection becomes Node's, for good.
 */
class FrontServer extends Server {
  readonly #findReady: FindReady;
  readonly #toNode: (socket: Socket) => void;
  readonly #inLane = new Set<Socket>();

  constructor(findReady: FindReady, application: RequestListener) {
    super((request, response) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const ready = isRead ? findReady(request.url ?? '/', request.headers.cookie) : undefined;
      if (ready) writeStoredResponse(request, response, ready);
      else application(request, response);
    });
    this.keepAliveTimeout = KEEP_ALIVE_MS;
    this.#findReady = findReady;
    // What Node does with a connection is its listener of this event.
    const listeners = this.listeners('connection');
    this.#toNode = (socket) => listeners.forEach((listener) => void listener.call(this, socket));
    this.removeAllListeners('connection');
    this.on('connection', (socket: Socket) => this.#take(socket));
  }

  #take(socket: Socket) {
    const onData = (chunk: Buffer) => {
      const request = readPlainGet(chunk);
      const ready = request && this.#findReady(request.address, request.cookies);
      if (!ready) return handOver(chunk);
      const isTaken = socket.write(answerBytes(ready, request, Date.now()));
      // A client that asks but does not read must not fill the memory.
      if (!isTaken) socket.pause().once('drain', () => socket.resume());
    };
    const onEnd = () => socket.end();
    // A client that reads slowly is not idle.
    const onTimeout = () => socket.writableLength === 0 && socket.destroy();
    // A connection that breaks is closed by Node; there is nobody to tell.
    const onError = () => undefined;
    const onClose = () => this.#inLane.delete(socket);

    const handOver = (chunk: Buffer) => {
      this.#inLane.delete(socket);
      socket.off('data', onData).off('end', onEnd).off('timeout', onTimeout).off('error', onError);
      socket.off('close', onClose).setTimeout(0);
      socket.pause().unshift(chunk);
      this.#toNode(socket);
      socket.resume();
    };

    this.#inLane.add(socket);
    socket.setTimeout(this.keepAliveTimeout + this.keepAliveTimeoutBuffer);
    socket.on('data', onData).on('end', onEnd).on('timeout', onTimeout).on('error', onError);
    socket.on('close', onClose);
  }

  // Called by `close` too. What is being written still goes out.
  override closeIdleConnections() {
    super.closeIdleConnections();
    for (const socket of this.#inLane) socket.destroySoon();
  }

  override closeAllConnections() {
    super.closeAllConnections();
    for (const socket of this.#inLane) socket.destroy();
  }
}
