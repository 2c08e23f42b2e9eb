import { expect, test } from 'vitest';
import { readPlainPost } from './read-plain-post.ts';

const post = (lines: string[], body: string, first = 'POST /a HTTP/1.1') =>
  Buffer.from([first, 'Host: site.test', ...lines, '', body].join('\r\n'));
const read = (request: Buffer) => readPlainPost(request, '/a', 100);

test('a whole plain POST gives its headers and its body', () => {
  const request = post(
    ['ORIGIN: https://site.test  ', 'Accept: */*', 'Content-Type:text/plain', 'content-length: 5'],
    'țar\n',
  );
  expect(read(request)).toEqual({
    headers: {
      host: 'site.test',
      origin: 'https://site.test',
      'content-type': 'text/plain',
      'content-length': '5',
    },
    body: 'țar\n',
  });
});

test('an explicit keep-alive is accepted', () => {
  expect(read(post(['Connection: Keep-Alive', 'Content-Length: 0'], ''))?.body).toBe('');
});

test.each([
  ['another address', post(['Content-Length: 1'], 'x', 'POST /ab HTTP/1.1')],
  ['another method', post(['Content-Length: 1'], 'x', 'PUT /a HTTP/1.1')],
  ['HTTP/1.0', post(['Content-Length: 1'], 'x', 'POST /a HTTP/1.0')],
  ['a body that is not whole', post(['Content-Length: 2'], 'x')],
  ['two requests at once', post(['Content-Length: 1'], 'xPOST /a')],
  ['a body above the limit', post(['Content-Length: 101'], 'x'.repeat(101))],
  ['no length', post([], 'x')],
  ['a length spelled otherwise', post(['Content-Length: +1'], 'x')],
  ['two lengths', post(['Content-Length: 1', 'content-length: 1'], 'x')],
  ['a length and chunks', post(['Content-Length: 1', 'Transfer-Encoding: chunked'], 'x')],
  ['two hosts', post(['Host: other.test', 'Content-Length: 1'], 'x')],
  ['no host', Buffer.from('POST /a HTTP/1.1\r\nContent-Length: 1\r\n\r\nx')],
  ['an expectation', post(['Expect: 100-continue', 'Content-Length: 1'], 'x')],
  ['an upgrade', post(['Upgrade: h2c', 'Content-Length: 1'], 'x')],
  ['the wish to close', post(['Connection: close', 'Content-Length: 1'], 'x')],
  ['what proxies say of the connection', post(['Proxy-Connection: close', 'Content-Length: 1'], 'x')],
  ['a folded header', post(['Accept: a', ' b', 'Content-Length: 1'], 'x')],
  ['a space before the colon', post(['Content-Length : 1'], 'x')],
  ['a bare line feed', post(['Accept: a\nContent-Length: 1', 'Content-Length: 1'], 'x')],
  ['a head above the limit', post([`Accept: ${'x'.repeat(17_000)}`, 'Content-Length: 1'], 'x')],
  ['headers that do not end', Buffer.from('POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n')],
  ['nothing', Buffer.alloc(0)],
])('%s is left to Node', (_, request) => {
  expect(read(request)).toBeUndefined();
});
