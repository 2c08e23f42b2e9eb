import type { Socket } from 'node:net';

/** The answer to a chunk that is one whole request; undefined when Node is to read it. */
export type AnswerChunk = (chunk: Buffer, remoteAddress: string) => Buffer | Promise<Buffer> | undefined;

type Options = {
  answer: AnswerChunk;
  /** milliseconds after which a connection that asks for nothing, or takes nothing of its answer, is closed */
  idleMs: number;
  /** the connection is closed, or no longer ours */
  onLeave: () => void;
  /** takes the connection, for good, with what was not answered put back */
  toNode: (socket: Socket) => void;
};

export type Lane = {
  /** closes the connection when what was asked is answered */
  finish(): void;
  destroy(): void;
};

/** Answers one request of a connection after the other, until one comes that is Node's. */
export function takeConnection(socket: Socket, { answer, idleMs, onLeave, toNode }: Options): Lane {
  let isAnswering = false;
  let isEnding = false;

  function onData(chunk: Buffer) {
    // The next request waits its turn: answers have no other order than that of their requests.
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
      // An unforeseen failure is answered and logged by Node's side, which gets the request again: an event counts once all the same.
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
    // A client that asks but does not read must not fill the memory.
    if (!socket.write(bytes)) socket.pause().once('drain', () => socket.resume());
  }
  function finish() {
    isEnding = true;
    if (!isAnswering) socket.destroySoon();
  }
  // A client that waits for us is not idle. Nor is one that reads slowly: while anything of an answer goes out Node lets the time begin
  // anew. One that reads nothing would be kept, with its answer, for as long as it likes.
  const onTimeout = () => !isAnswering && socket.destroy();
  // A connection that breaks is closed by Node; there is nobody to tell.
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
