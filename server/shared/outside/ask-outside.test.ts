import { createServer, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { askOutside } from './ask-outside.ts';

async function startServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}/`;
}

const ask = (url: string) => askOutside(url, { responseType: 'text', retry: 0, timeout: 30_000 });

test('a response of five million bytes is read', async () => {
  const url = await startServer((_, response) => response.end('a'.repeat(5_000_000)));
  expect(await ask(url)).toHaveLength(5_000_000);
});

test('an endless response is given up at five million bytes, and the connection is closed', async () => {
  const closed = Promise.withResolvers<boolean>();
  const url = await startServer((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write('a'.repeat(60_000)));
    };
    response.on('drain', more).on('close', () => closed.resolve(true));
    more();
  });
  await expect(ask(url)).rejects.toThrow('the answer has more than 5000000 bytes');
  expect(await closed.promise).toBe(true);
});

test('the limit applies to the unpacked size', async () => {
  const packed = gzipSync(Buffer.alloc(5_000_001));
  expect(packed.length).toBeLessThan(10_000);
  const url = await startServer((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
  });
  await expect(ask(url)).rejects.toThrow('the answer has more than 5000000 bytes');
});

test('a response that begins and stalls is given up in time', async () => {
  const url = await startServer((_, response) => void response.write('a'));
  const answer = askOutside(url, { responseType: 'text', retry: 0, timeout: 100 });
  await expect(answer).rejects.toThrow('aborted due to timeout');
});

test('a response without a body is valid', async () => {
  const url = await startServer((_, response) => response.writeHead(204).end());
  expect(await askOutside.raw(url)).toMatchObject({ status: 204 });
});
