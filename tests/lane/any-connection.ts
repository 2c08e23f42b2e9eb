import fc from 'fast-check';
import { newEvent } from '#tests/factories/new-event.ts';

/** What a client sends on one connection, in the order of its pieces. */
export type Connection = string[];

const weighted = <T>(usual: readonly T[], odd: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  );

const lineEnd = fc.oneof(
  { weight: 60, arbitrary: fc.constant('\r\n') },
  { weight: 1, arbitrary: fc.constantFrom('\n', '\r', '\r\r\n', '\n\r\n') },
);

const requestLine = fc
  .tuple(
    weighted(['GET', 'GET', 'GET', 'POST'], ['HEAD', 'get', 'OPTIONS', 'PUT', 'GETT', ' GET', '']),
    weighted(
      ['/', '/oferte/', '/offers/', '/robots.txt', '/api/event', '/nimic/', '/oferte/?a=1'],
      ['//', '/%', '*', 'http://site.test/', '/\xe3', '/a b', '/#x', '', '/\x7f', '/\0'],
    ),
    weighted(['HTTP/1.1'], ['HTTP/1.0', 'HTTP/1.2', 'HTTP/2.0', 'http/1.1', 'HTTP/1.1 ', '']),
    weighted([' '], ['  ', '\t']),
  )
  .map(([method, target, version, space]) => [method, target, version].join(space));

const knownHeader = fc.tuple(
  fc.constantFrom(
    'Accept-Encoding',
    'accept-encoding',
    'Cookie',
    'If-None-Match',
    'Connection',
    'Content-Length',
    'Transfer-Encoding',
    'Upgrade',
    'Expect',
    'Content-Type',
    'Origin',
    'User-Agent',
    'Host',
    'TE',
    'Trailer',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'Keep-Alive',
    'Proxy-Connection',
    'X',
  ),
  fc.constantFrom(
    'gzip, br',
    'br;q=0, gzip',
    'identity',
    'keep-alive',
    'close',
    'Keep-Alive, Upgrade',
    'upgrade',
    'h2c',
    'chunked',
    'Chunked',
    'gzip, chunked',
    'identity, chunked',
    'chunked, chunked',
    '100-continue',
    'x',
    '0',
    '3',
    '+3',
    '-3',
    '03',
    '3, 3',
    '0x3',
    '3.0',
    '99999999999999999999',
    ' 3',
    '3 ',
    'pauza=2099-01-01',
    'a=b; pauza=2099-01-01',
    '"x"',
    '*',
    'application/json',
    'text/plain;charset=UTF-8',
    'site.test',
    'a, b',
    '10.0.0.1',
    'https://evil.example',
    'https://imprumutclar.ro',
    '\xe9\xff',
    'Googlebot',
  ),
);

const oddHeader = fc.constantFrom(
  '',
  ' folded',
  '\tfolded',
  'no colon',
  ': no name',
  'Na me: x',
  'Name\t: x',
  'Host',
  'N\0: x',
  'N: \0',
  'N: a\rb',
  'N: \x07',
  `Long: ${'x'.repeat(17_000)}`,
  'Content-Length : 3',
  'Transfer-Encoding\t: chunked',
);

const headerLine = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .tuple(
        knownHeader,
        weighted([': '], [':', ':\t', ' : ', ':  ', ':\v']),
        weighted([''], [' ', '\t', '  ']),
      )
      .map(([[name, value], colon, end]) => name + colon + value + end),
  },
  { weight: 1, arbitrary: oddHeader },
);

const event = JSON.stringify(newEvent({ uuid: '5f3c1a2e-8f0d-4a63-9d55-0e0f7a1b2c3d' }));
const bodies = [
  '',
  '',
  'abc',
  event,
  event,
  '{}',
  '[]',
  '{"uuid":',
  '3\r\nabc\r\n0\r\n\r\n',
  '0\r\n\r\n',
  'ă',
];
const body = fc.constantFrom(...bodies.map((text) => Buffer.from(text).toString('latin1')));

/** Generates requests as clients, proxies and attackers write them: nearly correct, with one or two faults. */
const anyRequest = fc
  .record({
    start: requestLine,
    host: weighted(['Host: site.test'], ['', 'host:site.test', 'HOST: site.test\r\nHost: evil.example']),
    headers: fc.array(headerLine, { maxLength: 3 }),
    body,
    length: weighted(['right', 'right', 'none'], ['short', 'long']),
    end: lineEnd,
  })
  .map(({ start, host, headers, body: text, length, end }) => {
    const count = text.length + (length === 'short' ? -1 : length === 'long' ? 2 : 0);
    const isSaid = length !== 'none' && count !== 0;
    const lines = [
      start,
      ...(host ? [host] : []),
      ...headers,
      ...(isSaid ? [`Content-Length: ${count}`] : []),
    ];
    return lines.map((line) => line + end).join('') + end + text;
  });

/** Generates one to three requests on one connection, together or one after the other, cut at any byte. */
export const anyConnection: fc.Arbitrary<Connection> = fc
  .tuple(
    fc.array(anyRequest, { minLength: 1, maxLength: 3 }),
    fc.boolean(),
    fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 4 }),
  )
  .map(([requests, areTogether, cut]) => {
    const pieces = areTogether ? [requests.join('')] : requests;
    const [first = '', ...rest] = pieces;
    const at = Math.floor((cut ?? 0) * first.length);
    return cut === null || at === 0 ? pieces : [first.slice(0, at), first.slice(at), ...rest];
  });
