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

// Forgotten with the variant itself.
const wholeAnswers = new WeakMap<Variant, Whole>();

/**
 * A stored answer as it goes over the wire, status line, headers and body in one piece: one write to the socket is what
 * makes it fast. The Date header is of this second, so a piece is made again each second it is asked for.
 * @param everyAnswer further headers, of all answers of a server
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
  // The body is kept once: as the end of the whole answer.
  variant.body = bytes.subarray(head.length);
  wholeAnswers.set(variant, { second, everyAnswer, bytes });
  return bytes;
}

/** Status line and headers of an answer, up to the empty line that ends them. */
export function answerHead(status: number, headers: OutgoingHttpHeaders, nowMs: number): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}date: ${new Date(nowMs).toUTCString()}\r\n\r\n`;
}
