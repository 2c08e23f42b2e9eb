import type { Socket } from 'node:net';

/** Returns the answer to a chunk that is one whole request; undefined for a chunk that Node must read. */
export type AnswerChunk = (chunk: Buffer, remoteAddress: string) => Buffer | Promise<Buffer> | undefined;

type Options = {
  answer: AnswerChunk;
  /** milliseconds after which an idle connection, or one that reads nothing of its response, is closed */
  idleMs: number;
  /** the connection is closed, or handed to Node */
  onLeave: () => void;
  /** takes over the connection for good, with unanswered bytes put back */
  toNode: (socket: Socket) => void;
};

export type Lane = {
  /** closes the connection once its requests are answered */
  finish(): void;
  destroy(): void;
};

/** Answers the requests of a connection one after the other, until one comes that Node must read. */
export function takeConnection(socket: Socket, { answer, idleMs, onLeave, toNode }: Options): Lane {
  let isAnswering = false;
  let isEnding = false;

  function onData(chunk: Buffer) {
    // The next request waits: responses go out in the order of their requests.
    if (isAnswering) {
      socket.pause().unshift(chunk);
      return;
    }
    const bytes = answer(chunk, socket.remoteAddress ?? '');
    if (bytes === undefined) return handOver(chunk);
    if (!(bytes instanceof Promise)) return write(bytes);
    isAnswering = true;
    bytes.then(finishAnswer, () => {
      isAnswering = false;
      // Node's side answers and logs an unforeseen failure: it gets the request again, and an event still counts once.
      handOver(chunk);
    });
  }
  function finishAnswer(bytes: Buffer) {
    isAnswering = false;
    write(bytes);
    if (isEnding) socket.destroySoon();
    else if (!socket.writableNeedDrain) socket.resume();
  }
  function write(bytes: Buffer) {
    // A client that sends requests without reading must not fill the memory.
    if (!socket.write(bytes)) socket.pause().once('drain', () => socket.resume());
  }
  function finish() {
    isEnding = true;
    if (!isAnswering) socket.destroySoon();
  }
  // A client that waits for us is not idle. Nor is a slow reader: while bytes of a response go out Node restarts the timeout. A
  // client that reads nothing could otherwise hold its connection and response forever.
  const onTimeout = () => !isAnswering && socket.destroy();
  // Node closes a broken connection; there is no client left to answer.
  const onError = () => undefined;

  function handOver(chunk: Buffer) {
    if (socket.destroyed) return;
    onLeave();
    socket.off('data', onData).off('end', finish).off('timeout', onTimeout).off('error', onError);
    socket.off('close', onLeave).setTimeout(0);
    socket.pause().unshift(chunk);
    toNode(socket);
    socket.resume();
  }

  socket.setTimeout(idleMs);
  socket.on('data', onData).on('end', finish).on('timeout', onTimeout).on('error', onError);
  socket.on('close', onLeave);
  return { finish, destroy: () => socket.destroy() };
}
