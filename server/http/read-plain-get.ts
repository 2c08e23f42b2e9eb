import type { Wanted } from './stored-response.ts';

/** A request that needs no more than its address and these headers to be answered. */
export type PlainGet = Wanted & { address: string; cookies: string | undefined };

/** Longest head of a request, in bytes: Node's own limit; what is longer is Node's to refuse. */
export const maxHeadBytes = 16 * 1024;

// One request, whole, by the grammar of RFC 9112 and nothing looser: what does not fit is never guessed at here.
// The character classes exclude what ends them, so the time is linear in the length.
const WHOLE_GET = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e\x80-\xff]*\r\n)+\r\n$/;
const TAKEN = new Set(['host', 'cookie', 'accept-encoding', 'if-none-match', 'connection']);
// Node's parser obeys `Proxy-Connection: close` as it does `Connection: close`.
const HEADERS_THAT_MATTER =
  /\r\n(host|cookie|accept-encoding|if-none-match|connection|proxy-connection|content-length|transfer-encoding|upgrade|expect):[\t ]*([^\r]*)/gi;

/**
 * Reads one chunk of a connection as exactly one plain GET: HTTP/1.1, with a host, without a body, an upgrade, an
 * expectation or the wish to close the connection.
 * @returns undefined for anything else, including what is only part of a request or more than one
 */
export function readPlainGet(chunk: Buffer): PlainGet | undefined {
  if (chunk.length > maxHeadBytes) return undefined;
  const text = chunk.toString('latin1');
  const address = WHOLE_GET.exec(text)?.[1];
  if (address === undefined) return undefined;
  const headers: Partial<Record<string, string>> = {};
  for (const [, name = '', value = ''] of text.matchAll(HEADERS_THAT_MATTER)) {
    const key = name.toLowerCase();
    // Whether two of a kind are one list, the first, the last or an error is Node's to say.
    if (key in headers || !TAKEN.has(key)) return undefined;
    headers[key] = value;
  }
  const { host, cookie, connection = 'keep-alive' } = headers;
  if (host === undefined || connection.toLowerCase() !== 'keep-alive') return undefined;
  return {
    address,
    cookies: cookie,
    acceptEncoding: headers['accept-encoding'],
    ifNoneMatch: headers['if-none-match'],
  };
}
