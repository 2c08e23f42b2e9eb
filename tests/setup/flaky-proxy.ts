import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Picks the fate of an event by a number in [0, 1): four of ten fail in some way. */
function fateOf(number: number) {
  if (number < 0.1) return 'lost on the way there';
  if (number < 0.2) return 'lost on the way back';
  if (number < 0.3) return 'unavailable';
  if (number < 0.35) return 'too many';
  if (number < 0.4) return 'late';
  return 'well';
}

/**
 * Opens a bad connection to the site: everything passes except events, which meet every kind of failure, in a fixed sequence.
 * @param target origin of the site
 * @param lateMs delay of a late event
 */
export async function openFlakyProxy(target: string, lateMs = 300) {
  const seen: string[] = [];
  let drawn = 0;
  // Multiples of the golden ratio fill [0, 1) evenly.
  const draw = () => ((drawn += 1) * 0.618_033_988_75) % 1;

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    if (incoming.url !== '/api/event') return forward(incoming, body, outgoing);
    seen.push((JSON.parse(body.toString()) as { uuid: string }).uuid);
    switch (fateOf(draw())) {
      case 'lost on the way there':
        outgoing.destroy();
        return;
      case 'lost on the way back':
        return forward(incoming, body, null).then(() => void outgoing.destroy());
      case 'unavailable':
        outgoing.writeHead(503, { 'retry-after': '1' }).end('{}');
        return;
      case 'too many':
        outgoing.writeHead(429).end('{}');
        return;
      case 'late':
        await new Promise((resolve) => setTimeout(resolve, lateMs));
        return forward(incoming, body, outgoing);
      case 'well':
        return forward(incoming, body, outgoing);
    }
  }

  function forward({ url, method, headers }: IncomingMessage, body: Buffer, outgoing: ServerResponse | null) {
    return new Promise<void>((resolve, reject) => {
      // With the browser's own Host, so that the site accepts the proxy's pages as its own.
      const onward = httpRequest(new URL(url ?? '/', target), { method, headers }, (reply) => {
        outgoing?.writeHead(reply.statusCode ?? 502, reply.headers);
        if (outgoing) reply.pipe(outgoing);
        else reply.resume();
        reply.on('end', resolve).on('error', reject);
      });
      onward.on('error', reject).end(body);
    });
  }

  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** the uuid of each event that left a browser, once for each sending, whatever its fate */
    seen,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
