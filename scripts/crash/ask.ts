import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** A visitor's request to the program. */
type Question = { path: string; method?: string; headers?: Record<string, string>; body?: string };

const BROWSER = 'Mozilla/5.0 Firefox/140.0';
const TIMEOUT_MS = 10_000;
/** Requests from one network: below the limits per minute of all calls. */
const QUESTIONS_OF_A_NETWORK = 100;

/**
 * Creates visitors one after the other on one connection, each from a network of its own on the loopback, so that limits stay on.
 */
export function createVisitor(port: number, group: number, failures: Map<string, number>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let asked = 0;

  /** Sends a request. @returns undefined when no whole response came; the reason is counted */
  async function ask({ path, method = 'GET', headers = {}, body }: Question): Promise<Answer | undefined> {
    const network = Math.floor(asked / QUESTIONS_OF_A_NETWORK);
    asked += 1;
    const localAddress = `127.${1 + (group % 250)}.${1 + (network % 250)}.1`;
    const outcome = await new Promise<Answer | string>((resolve) => {
      const question = request(
        {
          host: '127.0.0.1',
          port,
          localAddress,
          agent,
          path,
          method,
          timeout: TIMEOUT_MS,
          headers: { 'user-agent': BROWSER, ...headers },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('error', () => resolve('answer cut off'));
          answer.once('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      question.once('timeout', () => question.destroy(new Error('no answer')));
      question.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      question.end(body);
    });
    const [where] = path.split('?');
    const failure =
      typeof outcome === 'string' ? outcome : outcome.status >= 400 && `${outcome.status} of ${where}`;
    if (failure) failures.set(failure, (failures.get(failure) ?? 0) + 1);
    return typeof outcome === 'string' ? undefined : outcome;
  }

  return { ask, leave: () => agent.destroy() };
}

export type Visitor = ReturnType<typeof createVisitor>;
