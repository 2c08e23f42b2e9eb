import type { Wanted } from './stored-response.ts';

/** A request that can be answered from its address and these headers alone. */
export type PlainGet = Wanted & { address: string; cookies: string | undefined };

/** Longest head of a request, in bytes: Node's own limit; Node refuses longer ones. */
export const maxHeadBytes = 16 * 1024;

// One whole request, by the grammar of RFC 9112 and no looser: all others are left to Node. The character classes exclude their
// terminators, so the time is linear in the length.
const WHOLE_GET = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e\x80-\xff]*\r\n)+\r\n$/;
const TAKEN = new Set(['host', 'cookie', 'accept-encoding', 'if-none-match', 'connection']);
// Node's parser obeys `Proxy-Connection: close` as it does `Connection: close`.
const HEADERS_THAT_MATTER =
  /\r\n(host|cookie|accept-encoding|if-none-match|connection|proxy-connection|content-length|transfer-encoding|upgrade|expect):[\t ]*([^\r]*)/gi;

/**
 * Reads one chunk of a connection as exactly one plain GET: HTTP/1.1, with a host, without a body, an upgrade, an expectation or
 * the wish to close the connection.
 * @returns undefined for anything else, including part of a request or more than one
 */
export function readPlainGet(chunk: Buffer): PlainGet | undefined {
  if (chunk.length > maxHeadBytes) return undefined;
  const text = chunk.toString('latin1');
  const address = WHOLE_GET.exec(text)?.[1];
  if (address === undefined) return undefined;
  const headers: Partial<Record<string, string>> = {};
  for (const [, name = '', value = ''] of text.matchAll(HEADERS_THAT_MATTER)) {
    const key = name.toLowerCase();
    // Node decides whether repeated headers form a list, or the first, the last or an error counts.
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
