import type { OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { answerHead } from './answer-bytes.ts';
import { refusal } from './refusal.ts';

/** What Node's parser can not read is refused on the bare connection, with the headers of every answer, and the connection closed. */
export function refuseUnreadable(everyAnswer: OutgoingHttpHeaders) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }[error.code ?? ''] ?? 400;
    const { headers, body } = refusal(status, everyAnswer);
    if (socket.writable) socket.write(answerHead(status, headers, Date.now()) + body);
    socket.destroySoon();
  };
}
