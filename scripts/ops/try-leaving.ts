import { mkdtempSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '#scripts/find-free-port.mjs';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { untilReady } from './ask-site.ts';
import { has } from './has.ts';
import { end, type Instance, startInstance } from './start-instance.ts';
import { HOST, startCaddy, startNginx } from './start-proxy.ts';

const READERS = 16;
const TURNS = 1;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const PAGES = ['/', '/offers/', '/contact/', '/cautare/?q=dae', '/landing/redirector/?offer=101'];

/** Takes two instances down in turn behind each balancer, while people read, leave and send events, and counts what was lost. */
export async function tryLeaving(say: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-ops-database-'));
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: quiet });
  try {
    const socket = encodeURIComponent(path.join(folder, 'postgres'));
    const shared = {
      DATABASE_URL: `postgres://imprumut_clar@localhost/imprumut_clar?host=${socket}`,
      PUBLIC_ORIGIN: `https://${HOST}`,
      TRUST_PROXY: '127.0.0.1',
      DRAIN_SECONDS: '5',
      EVENT_LIMIT: '99999999',
      WORK_LIMIT: '99999999',
      PAGES_AHEAD: 'made',
    };
    for (const [name, start] of [
      ['caddy', startCaddy],
      ['nginx', startNginx],
    ] as const) {
      if (has(name)) say(`${name}: ${await takeDownInTurn(start, shared)}`);
      else say(`${name}: not tried, the machine has no ${name}.`);
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function takeDownInTurn(start: typeof startNginx, shared: Record<string, string>): Promise<string> {
  const begin = (port?: number) =>
    startInstance({ ...shared, ...(port !== undefined && { PORT: String(port) }) });
  const instances: Instance[] = [await begin(), await begin()];
  const folder = mkdtempSync(path.join(tmpdir(), 'imprumut-clar-balancer-'));
  const port = await findFreePort();
  const balancer = await start({ folder, port, sites: instances.map((one) => one.port) });
  try {
    await untilReady(`https://${HOST}:${port}`, 30, '--resolve', `${HOST}:${port}:127.0.0.1`);
    const ending = new AbortController();
    const reading = Promise.all(Array.from({ length: READERS }, () => read(port, ending.signal)));
    await pause(2_000);
    for (let turn = 0; turn < 2 * TURNS; turn += 1) {
      const leaving = instances[turn % 2] as Instance;
      await leaving[Symbol.asyncDispose]();
      await pause(1_000);
      instances[turn % 2] = await begin(leaving.port);
      await pause(3_000);
    }
    ending.abort();
    const all = await reading;
    const answered = all.reduce((sum, one) => sum + one.answered, 0);
    const lost = all.flatMap((one) => one.lost);
    return `${2 * TURNS} times an instance left: ${answered} requests answered, ${lost.length} lost${lost.length > 0 ? ` (${[...new Set(lost)].join(', ')})` : ''}.`;
  } finally {
    await end(balancer);
    for (const instance of instances) await instance[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads pages, leaves for lenders and sends events on one connection, without trying anything twice. */
async function read(port: number, signal: AbortSignal) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false, servername: HOST });
  const session = randomUUID();
  const lost: string[] = [];
  let answered = 0;
  for (let count = 0; !signal.aborted; count += 1) {
    const event = {
      uuid: randomUUID(),
      event_id: 5,
      provider_id: 'ops',
      session_id: session,
      client_id: session,
    };
    const body = JSON.stringify({ ...event, domain: HOST, referer: '', path: '/', cookieless: true });
    const isEvent = count % 2 === 0;
    const address = isEvent ? '/api/event' : (PAGES[(count >> 1) % PAGES.length] ?? '/');
    const outcome = await ask({ agent, port, address, body: isEvent ? body : null });
    if (typeof outcome === 'number' && outcome < 500 && outcome !== 429) answered += 1;
    else lost.push(`${outcome} of ${address}`);
    await pause(5);
  }
  agent.destroy();
  return { answered, lost };
}

type Asked = { agent: Agent; port: number; address: string; body: string | null };

function ask({ agent, port, address, body }: Asked): Promise<number | string> {
  return new Promise((resolve) => {
    const asked = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path: address,
        method: body === null ? 'GET' : 'POST',
        timeout: 15_000,
        headers: {
          host: HOST,
          'user-agent': 'Mozilla/5.0 Firefox/140.0',
          'content-type': 'application/json',
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', () => resolve('cut off'));
      },
    );
    asked.once('timeout', () => asked.destroy(new Error('no answer')));
    asked.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    asked.end(body ?? undefined);
  });
}
