import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { answerBytes } from './answer-bytes.ts';
import { storeResponse, writeStoredResponse } from './stored-response.ts';

const page = storeResponse({
  status: 200,
  body: '<!doctype html><p>Cât vă costă?</p>'.repeat(50),
  headers: { 'content-type': 'text/html; charset=utf-8' },
});

async function ask(headers: Record<string, string>, method = 'GET') {
  const server = createServer((request, response) => writeStoredResponse(request, response, page));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  // fetch would decompress; the test needs the raw bytes
  const { request } = await import('node:http');
  const answer = await new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (done) => {
      request({ port, method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      }).end();
    },
  );
  server.close();
  return answer;
}

test('a browser that accepts brotli gets brotli, with its length and a Vary header', async () => {
  const answer = await ask({ 'accept-encoding': 'gzip, deflate, br, zstd' });

  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['vary']).toBe('accept-encoding');
  expect(answer.headers['content-length']).toBe(String(answer.body.length));
  expect(brotliDecompressSync(answer.body).toString()).toContain('Cât vă costă?');
});

test.each([
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['', undefined],
  ['identity', undefined],
])('a client that accepts "%s" gets %s', async (accepted, encoding) => {
  const answer = await ask(accepted ? { 'accept-encoding': accepted } : {});

  expect(answer.headers['content-encoding']).toBe(encoding);
  const text = encoding === 'gzip' ? gunzipSync(answer.body).toString() : answer.body.toString();
  expect(text).toContain('Cât vă costă?');
});

test('a client that already has the page gets 304 without a body', async () => {
  const first = await ask({ 'accept-encoding': 'br' });
  const again = await ask({ 'accept-encoding': 'br', 'if-none-match': String(first.headers['etag']) });

  expect(again.status).toBe(304);
  expect(again.body.length).toBe(0);
  expect(again.headers['etag']).toBe(first.headers['etag']);
});

test('an ETag of one encoding does not match another', async () => {
  const brotli = await ask({ 'accept-encoding': 'br' });
  const plain = await ask({ 'if-none-match': String(brotli.headers['etag']) });

  expect(plain.status).toBe(200);
});

test('the ETags of a page differ between encodings and between compressions, and equal bytes have equal ones', async () => {
  const source = {
    status: 200,
    body: Array.from({ length: 400 }, (_, line) => `<p>Cât vă costă ${line * 7919}?</p>`).join(''),
    headers: { 'content-type': 'text/html' },
  };
  const stored = storeResponse(source);
  const forms = [stored.variant('identity'), stored.variant('gzip'), stored.variant('br')];
  await stored.improve();
  forms.push(stored.variant('br'));

  expect(new Set(forms.map(({ body }) => body.toString('base64'))).size).toBe(4);
  expect(new Set(forms.map(({ etag }) => etag)).size).toBe(4);
  expect(forms.every(({ etag, headers }) => headers['etag'] === etag)).toBe(true);
  const again = storeResponse(source);
  await again.improve();
  expect(again.variant('br').etag).toBe(forms[3]?.etag);
});

test('HEAD answers the headers of GET and no body', async () => {
  const answer = await ask({ 'accept-encoding': 'br' }, 'HEAD');

  expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
  expect(answer.body.length).toBe(0);
});

test('a stored page takes no more memory than its bytes', async () => {
  const stored = storeResponse({
    status: 200,
    body: '<p>Cât vă costă?</p>'.repeat(50),
    headers: { 'content-type': 'text/html' },
  });
  const held = (encoding: 'br' | 'gzip') => {
    const { body } = stored.variant(encoding);
    return body.buffer.byteLength - body.length;
  };
  expect(held('br')).toBe(0);
  expect(held('gzip')).toBe(0);
  await stored.improve();
  expect(held('br')).toBe(0);
});

// Each 100 KB of plain text and all different, like the pages a crawler of queries would produce.
const largePages = Array.from({ length: 100 }, (_, index) =>
  storeResponse({
    status: 200,
    body: `<p>Cât vă costă ${index}?</p>`.repeat(4_000),
    headers: { 'content-type': 'text/html' },
  }),
);

test.each(['gzip', 'identity'] as const)(
  'of many stored pages only those last requested in %s are kept in it too',
  (encoding) => {
    const [first, ...others] = largePages;
    first?.variant('br');
    const known = first?.variant(encoding);
    expect(first?.variant(encoding)).toBe(known);

    for (const stored of others) {
      stored.variant('br');
      stored.variant('identity');
    }

    expect(first?.variant(encoding)).not.toBe(known);
    expect(first?.variant(encoding).body.equals(known?.body ?? Buffer.of())).toBe(true);
  },
);

test('compressed files are stored once, for any requested encoding', () => {
  const font = storeResponse({
    status: 200,
    body: Buffer.alloc(50_000, 1),
    headers: { 'content-type': 'font/woff2' },
  });

  expect(font.variant('gzip')).toBe(font.variant('br'));
  expect(font.variant('identity')).toBe(font.variant('br'));
});

test('a response written to the socket holds no memory of others', () => {
  const [stored] = largePages;
  if (!stored) throw new Error('no page');
  const wanted = { acceptEncoding: 'br', ifNoneMatch: undefined };

  const bytes = answerBytes(stored, wanted, 0, {});

  // Node cuts small buffers out of slabs of 64 KB, which live as long as any of them.
  expect(bytes.buffer.byteLength).toBe(bytes.length);
  expect(stored.variant('br').body.buffer).toBe(bytes.buffer);
});
