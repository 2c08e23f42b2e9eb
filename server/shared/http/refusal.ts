import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http';
import { securityHeaders } from './security-headers.ts';

/**
 * Builds headers and body of the response to a request that no handler is to see; the connection is closed after it.
 * @param everyAnswer further headers, of all responses of a server
 */
export function refusal(status: number, everyAnswer: OutgoingHttpHeaders) {
  const body = JSON.stringify({ error: { code: 'unreadable', message: STATUS_CODES[status] } });
  const headers = {
    ...securityHeaders,
    ...everyAnswer,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  return { headers, body };
}
