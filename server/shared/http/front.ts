import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  Server,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { answerBytes } from './answer-bytes.ts';
import type { Development } from './development.ts';
import { type AnswerChunk, type Lane, takeConnection } from './lane.ts';
import { readPlainGet } from './read-plain-get.ts';
import { refusal } from './refusal.ts';
import { requestPath } from './request-path.ts';
import { writeStoredResponse, type StoredResponse } from './stored-response.ts';
import { createTraffic, type Traffic } from './traffic.ts';

type FindReady = (address: string, cookies: string | undefined) => StoredResponse | undefined;

type Options = {
  /** returns a finished page by path and query; throws for an invalid address */
  pages: { ready(address: string): StoredResponse | undefined };
  files: ReadonlyMap<string, StoredResponse>;
  /** whether a file is hidden, by its path */
  isHidden?: (path: string) => boolean;
  /** whether a client with these cookies gets the same page as everyone */
  isForEveryone: (address: string, cookies: string | undefined) => boolean;
  /** answers other requests (an event, say) bypassing Node's HTTP; see server/shared/http/README.md */
  takePlainPost: AnswerChunk;
  application: RequestListener;
  /** sees each request that Node reads */
  look?: (headers: IncomingMessage['headers'], remoteAddress: string) => void;
  /** headers of every response, whatever makes it; those of `securityHeaders` are in the responses themselves */
  everyAnswer?: OutgoingHttpHeaders;
  /** false: Node's HTTP alone reads every request */
  hasLane: boolean;
  /** whether the site is about to close: each connection then ends with its next answer, so that a proxy opens no other one here */
  isLeaving?: () => boolean;
  /** counts the requests answered here; the application counts its own */
  traffic?: Traffic;
  development?: Development | undefined;
};

/**
 * Creates the HTTP server: answers from memory at once, and passes all other requests to the application
 * (docs/decisions/003-page-cache-before-router.md).
 */
export function createFrontServer({
  pages,
  files,
  isHidden = () => false,
  isForEveryone,
  takePlainPost,
  application,
  look,
  everyAnswer = {},
  hasLane,
  isLeaving = () => false,
  traffic = createTraffic(),
  development,
}: Options): Server {
  if (development) {
    return createServer((request, response) => {
      request.url = requestPath(request.url ?? '/') ?? '/';
      const file = files.get(request.url);
      if (file) writeStoredResponse(request, response, file);
      else development.middleware(request, response, () => application(request, response));
    });
  }
  const findFile = (address: string) => (isHidden(address) ? undefined : files.get(address));
  const findReady: FindReady = (address, cookies) =>
    findFile(address) ?? (isForEveryone(address, cookies) ? readyPage(pages, address) : undefined);
  // Of other requests the lane answers events alone.
  const counted = (answering: ReturnType<AnswerChunk>, begun: number) => {
    const count = (bytes: Buffer) => {
      const status = statusOf(bytes);
      traffic.answered({ method: 'POST', address: '/api/event', route: '/api/event', status, begun });
      return bytes;
    };
    return answering instanceof Promise ? answering.then(count) : answering && count(answering);
  };
  const answer: AnswerChunk = (chunk, remoteAddress) => {
    if (isLeaving()) return undefined;
    const begun = performance.now();
    const request = readPlainGet(chunk);
    if (!request) return counted(takePlainPost(chunk, remoteAddress), begun);
    const ready = findReady(request.address, request.cookies);
    if (!ready) return undefined;
    const bytes = answerBytes(ready, request, Date.now(), everyAnswer);
    traffic.fromMemory('GET', request.address, statusOf(bytes), begun);
    return bytes;
  };
  const listener: RequestListener = (request, response) => {
    for (const [name, value = ''] of Object.entries(everyAnswer)) response.setHeader(name, value);
    look?.(request.headers, request.socket.remoteAddress ?? '');
    if (isLeaving()) response.setHeader('connection', 'close');
    const { method = 'GET' } = request;
    const begun = performance.now();
    const path = requestPath(request.url ?? '/');
    if (path === undefined || !hasOneHost(request)) {
      refuse(response, 400, everyAnswer);
      return traffic.answered({ method, address: '', status: 400, begun });
    }
    // Normalised here, because guards that check the path must not meet the absolute form of a request line.
    request.url = path;
    const isRead = method === 'GET' || method === 'HEAD';
    const ready = isRead ? findReady(path, request.headers.cookie) : undefined;
    if (!ready) return application(request, response);
    writeStoredResponse(request, response, ready);
    traffic.fromMemory(method, path, response.statusCode, begun);
  };
  return new FrontServer(listener, { answer: hasLane ? answer : undefined, everyAnswer });
}

function readyPage(pages: Options['pages'], address: string): StoredResponse | undefined {
  // The application refuses addresses that the URL parser rejects ("//", "/%").
  try {
    return pages.ready(address);
  } catch {
    return undefined;
  }
}

/** Reads the status of an answer as it goes over the wire, "HTTP/1.1 200 OK", without making a string of it. */
function statusOf(bytes: Buffer): number {
  const digit = (at: number) => (bytes[at] ?? 0) - 48;
  return 100 * digit(9) + 10 * digit(10) + digit(11);
}

// Longer than the minute after which proxies give up a connection themselves: with Node's 5 seconds a proxy sends requests on
// connections that are being closed, and its visitors see a 502.
const KEEP_ALIVE_MS = 72_000;
// Limit of a connection on Node's side without progress: a client that reads nothing. The slowest answer of the office takes far
// less.
const STALLED_MS = 120_000;

type FrontOptions = { answer: AnswerChunk | undefined; everyAnswer: OutgoingHttpHeaders };

/**
 * Node's HTTP server with a fast path before it: while a connection requests only finished responses or sends events, one whole
 * plain request at a time, each is answered in one write, for less than half the cost of Node's HTTP
 * (docs/decisions/015-finished-answers-straight-to-the-socket.md). The first request of any other kind hands the connection to Node
 * for good.
 */
class FrontServer extends Server {
  readonly #inLane = new Set<Lane>();

  constructor(answerOne: RequestListener, { answer, everyAnswer }: FrontOptions) {
    // Node's own refusals, of a request without a host or with an unknown expectation, lack the common headers.
    super({ requireHostHeader: false }, answerOne);
    this.keepAliveTimeout = KEEP_ALIVE_MS;
    this.timeout = STALLED_MS;
    this.on('checkExpectation', (_request, response: ServerResponse) => refuse(response, 417, everyAnswer));
    this.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
      if (isToBeContinued(request, response)) response.writeContinue();
      this.emit('request', request, response);
    });
    if (!answer) return;
    // Node's handler of a connection is its listener of this event.
    const listeners = this.listeners('connection');
    const toNode = (socket: Socket) => listeners.forEach((listener) => void listener.call(this, socket));
    this.removeAllListeners('connection');
    this.on('connection', (socket: Socket) => this.#take(socket, answer, toNode));
  }

  #take(socket: Socket, answer: AnswerChunk, toNode: (socket: Socket) => void) {
    const lane = takeConnection(socket, {
      answer,
      idleMs: this.keepAliveTimeout + this.keepAliveTimeoutBuffer,
      onLeave: () => this.#inLane.delete(lane),
      toNode,
    });
    this.#inLane.add(lane);
  }

  // Also called by `close`. Responses in progress are finished.
  override closeIdleConnections() {
    super.closeIdleConnections();
    for (const lane of this.#inLane) lane.finish();
  }

  override closeAllConnections() {
    super.closeAllConnections();
    for (const lane of this.#inLane) lane.destroy();
  }
}

/**
 * Tells whether to send "100 Continue": only to a client that waits with a body, and in turn. Node sends it to every client that
 * asks; while an earlier response of the connection is unfinished, the interim response then lands after the head of the next one,
 * in place of its body.
 */
function isToBeContinued({ headers }: IncomingMessage, response: ServerResponse): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && response.socket !== null;
}

// Of several hosts Node takes the first, and a proxy in front may have taken the last: the page must not depend on a guess (RFC
// 9112). Only HTTP/1.0 may omit it.
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

function refuse(response: ServerResponse, status: number, everyAnswer: OutgoingHttpHeaders): void {
  const { headers, body } = refusal(status, everyAnswer);
  response.writeHead(status, headers).end(body);
}
