import type { OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { answerHead } from './answer-bytes.ts';
import { refusal } from './refusal.ts';

/** Refuses requests that Node's parser cannot read, on the bare connection with the common headers, and closes the connection. */
export function refuseUnreadable(everyAnswer: OutgoingHttpHeaders) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }[error.code ?? ''] ?? 400;
    const { headers, body } = refusal(status, everyAnswer);
    if (socket.writable) socket.write(answerHead(status, headers, Date.now()) + body);
    socket.destroySoon();
  };
}
