import { expect, test } from 'vitest';
import { readPlainGet } from './read-plain-get.ts';

const read = (...lines: string[]) => readPlainGet(Buffer.from([...lines, '', ''].join('\r\n'), 'latin1'));

test('a plain GET gives its address and the headers that decide the form of the response', () => {
  expect(
    read(
      'GET /offers/?suma=2000 HTTP/1.1',
      'Host: site.test',
      'Connection: keep-alive',
      'Accept-Encoding: gzip, br',
      'If-None-Match: "x-br"',
    ),
  ).toEqual({ address: '/offers/?suma=2000', acceptEncoding: 'gzip, br', ifNoneMatch: '"x-br"' });
});

test('header names are read in any case, and the space before a value may be missing', () => {
  expect(
    read('GET / HTTP/1.1', 'HOST:site.test', 'accept-ENCODING:br', 'connection:Keep-Alive'),
  ).toMatchObject({ acceptEncoding: 'br' });
});

test.each([
  ['HEAD', ['HEAD / HTTP/1.1', 'Host: a']],
  ['POST', ['POST / HTTP/1.1', 'Host: a', 'Content-Length: 0']],
  ['HTTP/1.0', ['GET / HTTP/1.0', 'Host: a']],
  ['no host', ['GET / HTTP/1.1', 'Accept: */*']],
  ['no headers', ['GET / HTTP/1.1']],
  ['an address of another form', ['GET http://a/ HTTP/1.1', 'Host: a']],
  ['two spaces', ['GET  / HTTP/1.1', 'Host: a']],
  ['a body', ['GET / HTTP/1.1', 'Host: a', 'content-LENGTH: 3']],
  ['a body in chunks', ['GET / HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked']],
  ['an upgrade', ['GET / HTTP/1.1', 'Host: a', 'Connection: Upgrade', 'Upgrade: h2c']],
  ['an expectation', ['GET / HTTP/1.1', 'Host: a', 'Expect: 100-continue']],
  ['the wish to close', ['GET / HTTP/1.1', 'Host: a', 'Connection: close']],
  ['what proxies say of the connection', ['GET / HTTP/1.1', 'Host: a', 'Proxy-Connection: close']],
  ['two hosts', ['GET / HTTP/1.1', 'Host: a', 'Host: b']],
  ['two headers of a kind', ['GET / HTTP/1.1', 'Host: a', 'Accept-Encoding: br', 'Accept-Encoding: gzip']],
  ['two requests', ['GET / HTTP/1.1', 'Host: a', '', 'GET / HTTP/1.1', 'Host: a']],
  ['a space before the colon', ['GET / HTTP/1.1', 'Host : a']],
  ['a folded header', ['GET / HTTP/1.1', 'Host: a', ' b']],
  ['a bare line feed', ['GET / HTTP/1.1', 'Host: a\nContent-Length: 3']],
  ['a control character', ['GET / HTTP/1.1', 'Host: a\0']],
  ['a header of 16 KB', ['GET / HTTP/1.1', 'Host: a', `Cookie: ${'x'.repeat(16 * 1024)}`]],
])('%s is not read here', (_, lines) => {
  expect(read(...lines)).toBeUndefined();
});

test('part of a request is not read here', () => {
  const whole = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  for (let length = 0; length < whole.length; length += 1) {
    expect(readPlainGet(Buffer.from(whole.slice(0, length)))).toBeUndefined();
  }
});
