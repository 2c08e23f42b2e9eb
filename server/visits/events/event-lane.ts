import type { OutgoingHttpHeaders } from 'node:http';
import { type Answer, bodyLimit, type EventIntake } from './event-intake.ts';
import { answerHead } from '#server/shared/http/answer-bytes.ts';
import type { ProxyWatch } from '#server/shared/http/proxy-watch.ts';
import { readPlainPost } from '#server/shared/http/read-plain-post.ts';
import { securityHeaders } from '#server/shared/http/security-headers.ts';
import { clientOf, type Trust } from '#server/base/trusted-proxies.ts';

/** Answers a chunk of a connection that is exactly one event; undefined for any other chunk. */
export type EventLane = (chunk: Buffer, remoteAddress: string) => Promise<Buffer> | undefined;

const taken = /^(?:application\/json|text\/plain)[\t ]*(?:;|$)/i;

/**
 * Answers events that arrive in one chunk, bypassing Node's HTTP and the router, at a third of the cost
 * (docs/decisions/015-finished-answers-straight-to-the-socket.md). The answers are the intake's, as on the other path.
 * @param everyAnswer further headers, of all responses of the server
 * @param look sees each event's headers
 */
export function createEventLane(
  intake: EventIntake,
  isTrusted: Trust,
  everyAnswer: OutgoingHttpHeaders = {},
  look?: ProxyWatch['look'],
): EventLane {
  return (chunk, remoteAddress) => {
    const post = readPlainPost(chunk, '/api/event', bodyLimit);
    if (!post || !taken.test(post.headers['content-type'] ?? '')) return undefined;
    const { headers, body } = post;
    look?.(headers, remoteAddress);
    const sender = {
      ...clientOf(headers, remoteAddress, isTrusted),
      origin: headers.origin,
      userAgent: headers['user-agent'],
    };
    const bytes = (answer: Answer) =>
      answerBytes(answer, { ...everyAnswer, ...intake.headersOf(answer, sender) });
    const refusal = intake.refuse(sender);
    return refusal ? Promise.resolve(bytes(refusal)) : intake.keep(body, sender).then(bytes);
  };
}

function answerBytes({ statusCode, body }: Answer, headers: OutgoingHttpHeaders): Buffer {
  const json = JSON.stringify(body);
  const all = {
    ...securityHeaders,
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(json),
  };
  return Buffer.from(answerHead(statusCode, all, Date.now()) + json);
}
