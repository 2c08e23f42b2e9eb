import { createServer } from 'node:http';

type Answer = { status?: number; body?: unknown };

/**
 * Starts a third party's service, for tests: on a free port of this machine it gives the answers one after another (then the last
 * one again) and records the calls.
 */
export async function startFakeService(answers: readonly [Answer, ...Answer[]]) {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const { status = 200, body = {} } = answers[calls.length] ?? answers.at(-1) ?? {};
    calls.push(`${request.method} ${request.url}`);
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the fake service has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    calls,
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
