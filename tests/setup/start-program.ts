import { createServer, request as requestPlainly, type RequestListener } from 'node:http';
import type { request as requestSecurely } from 'node:https';
import type { LookupAddress } from 'node:dns';
import { onTestFinished } from 'vitest';

/**
 * Starts a partner's program at https://program.test, which needs no certificate: the options lead requests for it to this machine,
 * without TLS.
 */
export async function startProgram(answer: RequestListener) {
  const calls: { method: string; path: string; headers: Record<string, unknown>; body: string }[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const parts: string[] = [];
    request.on('data', (part) => parts.push(String(part)));
    request.on('end', () => {
      calls.push({ method, path: url, headers, body: parts.join('') });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const here: LookupAddress[] = [{ address: '127.0.0.1', family: 4 }];
  const options = {
    isPublic: (ip: string) => ip === '127.0.0.1',
    lookup: (
      _name: string,
      _options: object,
      callback: (error: null, addresses: LookupAddress[]) => void,
    ): void => callback(null, here),
    request: ((url: URL, asked: object) =>
      requestPlainly(new URL(url.href.replace('https:', 'http:')), asked)) as typeof requestSecurely,
  };
  return { calls, options, url: `https://program.test:${port}` };
}
