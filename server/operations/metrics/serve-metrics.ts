import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import type { Logger } from 'pino';

type Options = { host: string; port: number; metrics: Registry; logger: Pick<Logger, 'error'> };

const KEPT_MS = 250;

/**
 * Serves `GET /metrics` on an address of its own, and nothing else there.
 * @throws what `listen` of Node throws
 */
export async function serveMetrics({
  host,
  port,
  metrics,
  logger,
}: Options): Promise<AsyncDisposable & { port: number }> {
  // Metrics are read at most once in this time, for all requests together.
  let reading: Promise<string> | undefined;
  let readAt = -Infinity;
  function read(): Promise<string> {
    const time = performance.now();
    if (!reading || time - readAt > KEPT_MS) {
      readAt = time;
      reading = metrics.metrics();
    }
    return reading;
  }

  async function answer({ url = '', method }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (url.split('?', 1)[0] !== '/metrics') return void response.writeHead(404).end();
    if (method !== 'GET' && method !== 'HEAD') {
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    }
    try {
      const text = await read();
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
    } catch (error) {
      logger.error({ err: error }, 'metrics could not be read');
      response.writeHead(500).end();
    }
  }
  const server = createServer((request, response) => void answer(request, response));
  server.listen({ host, port });
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}
