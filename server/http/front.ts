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
import type { Development } from '#server/bundle/built-app.ts';
import { type AnswerChunk, type Lane, takeConnection } from './lane.ts';
import { readPlainGet } from './read-plain-get.ts';
import { refusal } from './refusal.ts';
import { requestPath } from './request-path.ts';
import { writeStoredResponse, type StoredResponse } from './stored-response.ts';

type FindReady = (address: string, cookies: string | undefined) => StoredResponse | undefined;

type Options = {
  /** a page that is finished, by path and query; throws for an address that is none */
  pages: { ready(address: string): StoredResponse | undefined };
  files: ReadonlyMap<string, StoredResponse>;
  /** whether a file is out of sight, by its path */
  isHidden?: (path: string) => boolean;
  /** whether whoever sends these cookies gets the same page as everyone */
  isForEveryone: (address: string, cookies: string | undefined) => boolean;
  /** answers what is no question for a page (an event, say) past Node's HTTP; see server/http/README.md */
  takePlainPost: AnswerChunk;
  application: RequestListener;
  /** sees each request that Node reads */
  look?: (headers: IncomingMessage['headers'], remoteAddress: string) => void;
  /** headers of every answer, whoever makes it; those of `securityHeaders` come with the answers themselves */
  everyAnswer?: OutgoingHttpHeaders;
  /** false: every request is read by Node's HTTP alone */
  hasLane: boolean;
  development?: Development | undefined;
};

/**
 * The HTTP server: what is ready in memory is answered at once, everything else goes to the application
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
  const answer: AnswerChunk = (chunk, remoteAddress) => {
    const request = readPlainGet(chunk);
    if (!request) return takePlainPost(chunk, remoteAddress);
    const ready = findReady(request.address, request.cookies);
    return ready && answerBytes(ready, request, Date.now(), everyAnswer);
  };
  const listener: RequestListener = (request, response) => {
    for (const [name, value = ''] of Object.entries(everyAnswer)) response.setHeader(name, value);
    look?.(request.headers, request.socket.remoteAddress ?? '');
    const path = requestPath(request.url ?? '/');
    if (path === undefined || !hasOneHost(request)) return refuse(response, 400, everyAnswer);
    // From here on nobody sees the other form of a request line: what guards by the path must know it.
    request.url = path;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const ready = isRead ? findReady(path, request.headers.cookie) : undefined;
    if (ready) writeStoredResponse(request, response, ready);
    else application(request, response);
  };
  return new FrontServer(listener, { answer: hasLane ? answer : undefined, everyAnswer });
}

function readyPage(pages: Options['pages'], address: string): StoredResponse | undefined {
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
// A connection of Node's side on which nothing moves: a client that reads nothing. What takes the office longest is far below.
const STALLED_MS = 120_000;

type FrontOptions = { answer: AnswerChunk | undefined; everyAnswer: OutgoingHttpHeaders };

/**
 * Node's HTTP server with a lane before it: as long as a connection asks for nothing but finished answers or sends events, by
 * one whole plain request at a time, each is answered in one piece, for less than half of what Node's HTTP costs
 * (docs/decisions/015-finished-answers-straight-to-the-socket.md). With the first request that is anything else the
 * connection becomes Node's, for good.
 */
class FrontServer extends Server {
  readonly #inLane = new Set<Lane>();

  constructor(answerOne: RequestListener, { answer, everyAnswer }: FrontOptions) {
    // Node's own refusals, of a request without a host and of what nobody can expect, say nothing of what every answer says.
    super({ requireHostHeader: false }, answerOne);
    this.keepAliveTimeout = KEEP_ALIVE_MS;
    this.timeout = STALLED_MS;
    this.on('checkExpectation', (_request, response: ServerResponse) => refuse(response, 417, everyAnswer));
    this.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
      if (isToBeContinued(request, response)) response.writeContinue();
      this.emit('request', request, response);
    });
    if (!answer) return;
    // What Node does with a connection is its listener of this event.
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

/**
 * Whether to say "100 Continue": to who waits with a body, and in turn. Node says it to everybody who asks, and where an earlier
 * answer of the connection is not finished its words come after the head of the next one, in place of its body.
 */
function isToBeContinued({ headers }: IncomingMessage, response: ServerResponse): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && response.socket !== null;
}

// Node takes the first of several and a proxy in front may have taken the last: whose page it is must not be a guess (RFC 9112). Without
// any, only HTTP/1.0 may ask.
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

function refuse(response: ServerResponse, status: number, everyAnswer: OutgoingHttpHeaders): void {
  const { headers, body } = refusal(status, everyAnswer);
  response.writeHead(status, headers).end(body);
}
