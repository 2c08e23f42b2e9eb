import type { OutgoingHttpHeaders } from 'node:http';
import { type Answer, bodyLimit, type EventIntake } from './event-intake.ts';
import { answerHead } from '#server/http/answer-bytes.ts';
import type { ProxyWatch } from '#server/http/proxy-watch.ts';
import { readPlainPost } from '#server/http/read-plain-post.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { askerOf, type Trust } from '#server/http/trusted-proxies.ts';

/** Answers a chunk of a connection when it is exactly one event; undefined when it is anything else. */
export type EventLane = (chunk: Buffer, remoteAddress: string) => Promise<Buffer> | undefined;

const taken = /^(?:application\/json|text\/plain)[\t ]*(?:;|$)/i;

/**
 * Events that came in one piece, past Node's HTTP and the router: they cost a third of what they do there
 * (docs/decisions/015-finished-answers-straight-to-the-socket.md). Their answers are the intake's, as everywhere.
 * @param everyAnswer further headers, of all answers of the server
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
      ...askerOf(headers, remoteAddress, isTrusted),
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
