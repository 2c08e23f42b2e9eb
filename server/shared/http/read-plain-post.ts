import { maxHeadBytes } from './read-plain-get.ts';

/** A request that can be answered from these headers and its body alone. */
export type PlainPost = { headers: Partial<Record<HeaderName, string>>; body: string };

type HeaderName =
  | 'host'
  | 'origin'
  | 'user-agent'
  | 'content-type'
  | 'content-length'
  | 'x-forwarded-for'
  | 'x-forwarded-host'
  | 'connection';

// As in read-plain-get.ts: by the grammar of RFC 9112 and no looser; all others are left to Node.
const HEADERS = /^(?:[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e\x80-\xff]*\r\n)+\r\n$/;
const HEADERS_THAT_MATTER =
  /^(host|origin|user-agent|content-type|content-length|x-forwarded-for|x-forwarded-host|connection|proxy-connection|transfer-encoding|upgrade|expect):[\t ]*([^\r]*)/gim;
const HANDED_ON = ['proxy-connection', 'transfer-encoding', 'upgrade', 'expect'];
const HEAD_END = '\r\n\r\n';

/**
 * Reads one chunk of a connection as exactly one plain POST to an address: HTTP/1.1, with a host and a body of the declared length,
 * in UTF-8, without an upgrade, an expectation or the wish to close the connection.
 * @param limit longest body, in bytes
 * @returns undefined for anything else, including part of a request or more than one
 */
export function readPlainPost(chunk: Buffer, address: string, limit: number): PlainPost | undefined {
  const requestLine = `POST ${address} HTTP/1.1\r\n`;
  if (chunk.toString('latin1', 0, requestLine.length) !== requestLine) return undefined;
  const bodyStart = chunk.indexOf(HEAD_END) + HEAD_END.length;
  if (bodyStart > maxHeadBytes) return undefined;
  const head = chunk.toString('latin1', requestLine.length, bodyStart);
  if (!HEADERS.test(head)) return undefined;

  const headers: Partial<Record<string, string>> = {};
  for (const [, name = '', value = ''] of head.matchAll(HEADERS_THAT_MATTER)) {
    const key = name.toLowerCase();
    // Node decides whether repeated headers form a list, or the first, the last or an error counts.
    if (key in headers) return undefined;
    headers[key] = value.trimEnd();
  }
  const length = chunk.length - bodyStart;
  const isPlain =
    headers['host'] !== undefined &&
    headers['content-length'] === String(length) &&
    length <= limit &&
    (headers['connection'] ?? 'keep-alive').toLowerCase() === 'keep-alive' &&
    HANDED_ON.every((name) => !(name in headers));
  return isPlain ? { headers, body: chunk.toString('utf8', bodyStart) } : undefined;
}
