import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

const KEY_ID = 'AKIDTEST';
const SECRET = 'secret/of+a-test';
const REGION = 'eu-test-1';

/**
 * Starts an S3-compatible store as far as backups use one, for the duration of a test: it knows one key, computes the signature
 * (version 4) of each request independently, and accepts only content with the announced hash.
 */
export async function startFakeStore() {
  const objects = new Map<string, Buffer>();
  const seen: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const url = new URL(request.url ?? '', 'http://store');
      seen.push(`${request.method} ${url.pathname}${url.search}`);
      const refuse = (status: number, code: string) =>
        response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
      if (signatureOf(request, url) !== /Signature=(\w+)/.exec(request.headers.authorization ?? '')?.[1])
        return refuse(403, 'SignatureDoesNotMatch');
      const key = decodeURIComponent(url.pathname);
      if (request.method === 'PUT') {
        const announced = request.headers['x-amz-content-sha256'];
        if (announced !== createHash('sha256').update(body).digest('hex'))
          return refuse(400, 'XAmzContentSHA256Mismatch');
        if (request.headers['content-length'] === undefined) return refuse(411, 'MissingContentLength');
        objects.set(key, body);
        return response.writeHead(200).end();
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return response.writeHead(204).end();
      }
      if (url.searchParams.get('list-type') === '2') {
        const prefix = `${key}/${url.searchParams.get('prefix') ?? ''}`;
        const keys = [...objects.keys()].filter((each) => each.startsWith(prefix)).toSorted();
        const contents = keys.map((each) => `<Contents><Key>${each.slice(key.length + 1)}</Key></Contents>`);
        return response.end(`<?xml version="1.0"?><ListBucketResult>${contents.join('')}</ListBucketResult>`);
      }
      const object = objects.get(key);
      return object ? response.end(object) : refuse(404, 'NoSuchKey');
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    seen,
    settings: {
      address: `http://127.0.0.1:${port}/bucket/site`,
      region: REGION,
      keyId: KEY_ID,
      secret: SECRET,
    },
  };
}

/** By Amazon's documentation of Signature Version 4. */
function signatureOf(request: IncomingMessage, url: URL): string {
  const [, day = '', signed = ''] =
    /Credential=AKIDTEST\/(\d{8})\/eu-test-1\/s3\/aws4_request, SignedHeaders=([\w;-]+)/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&');
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const hash = String(request.headers['x-amz-content-sha256']);
  const canonical = [request.method, url.pathname, query, headers.join(''), signed, hash].join('\n');
  const scope = `${day}/${REGION}/s3/aws4_request`;
  const text = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    scope,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const key = [day, REGION, 's3', 'aws4_request'].reduce<Buffer | string>(
    (last, part) => createHmac('sha256', last).update(part).digest(),
    `AWS4${SECRET}`,
  );
  return createHmac('sha256', key).update(text).digest('hex');
}
