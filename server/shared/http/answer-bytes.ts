import { STATUS_CODES, type OutgoingHttpHeaders } from 'node:http';
import {
  chooseVariant,
  headersOfKnown,
  inOwnMemory,
  type StoredResponse,
  type Variant,
  type Wanted,
} from './stored-response.ts';

type Whole = { second: number; everyAnswer: OutgoingHttpHeaders; bytes: Buffer };

// Garbage collected with the variant itself.
const wholeAnswers = new WeakMap<Variant, Whole>();

/**
 * Builds a stored response as it goes over the wire, status line, headers and body in one buffer: a single write to the socket
 * makes it fast. The Date header is the present second's, so a requested buffer is rebuilt each second.
 * @param everyAnswer further headers, of all responses of a server
 */
export function answerBytes(
  stored: StoredResponse,
  wanted: Wanted,
  nowMs: number,
  everyAnswer: OutgoingHttpHeaders,
): Buffer {
  const { variant, isKnown } = chooseVariant(stored, wanted);
  if (isKnown)
    return Buffer.from(answerHead(304, { ...headersOfKnown(variant), ...everyAnswer }, nowMs), 'latin1');
  const second = Math.floor(nowMs / 1000);
  const made = wholeAnswers.get(variant);
  if (made?.second === second && made.everyAnswer === everyAnswer) return made.bytes;
  const head = Buffer.from(
    answerHead(stored.status, { ...variant.headers, ...everyAnswer }, nowMs),
    'latin1',
  );
  const bytes = inOwnMemory(head, variant.body);
  // Keeps the body once, as the end of the whole response.
  variant.body = bytes.subarray(head.length);
  wholeAnswers.set(variant, { second, everyAnswer, bytes });
  return bytes;
}

/** Writes status line and headers of a response, up to the empty line that ends them. */
export function answerHead(status: number, headers: OutgoingHttpHeaders, nowMs: number): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}date: ${new Date(nowMs).toUTCString()}\r\n\r\n`;
}
