import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { cpuSeconds, startProgram } from './program.ts';

/** Request of a flood, by its number. */
type Question = { path: string; body?: string };
type Flood = { ask: (count: number) => Question; connections: number };

const EVERY_S = 10;
const FLOOD_S = 20;
const AFTER_S = 60;
/** Requests from each of many networks, below every limit. */
const OF_A_NETWORK = 50;

// Columns separated by tabs: the slowest input for the reader of pasted contracts.
const hostileText = 'a\tb\n'.repeat(7_500);
const formBody = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

export const floods: Readonly<Record<string, Flood>> = {
  departures: { ask: () => ({ path: '/landing/redirector/?offer=101' }), connections: 30 },
  // Each requested twice: repeated requests trigger the better compression.
  queries: {
    ask: (count) => ({ path: `/offers/?suma=${100 + (count >> 1)}&perioada=${3 + ((count >> 1) % 58)}` }),
    connections: 30,
  },
  labels: { ask: (count) => ({ path: `/?x${count >> 1}=${count >> 1}` }), connections: 30 },
  searches: { ask: (count) => ({ path: `/cautare/?q=credit+${count}` }), connections: 30 },
  forms: {
    ask: (count) => ({
      path: '/contact/',
      body: formBody({ formular: 'x', nume: 'Ion', email: `ion-${count}@example.ro`, mesaj: 'Proba' }),
    }),
    connections: 30,
  },
  texts: {
    ask: () => ({ path: '/verificare/', body: formBody({ pas: 'citeste', text: hostileText }) }),
    connections: 4,
  },
};

/** Reads a program's memory in megabytes and its processor time in seconds. */
function look(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return { megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024, seconds: cpuSeconds(pid) };
}

/**
 * Floods a program of its own for 20 seconds and watches it for a minute more.
 * @param networks many: no sender is above a limit
 * @returns lines of a table: processor and memory of each ten seconds, and the number of answers by status
 */
export async function flood(name: string, networks: 'one' | 'many'): Promise<string[]> {
  const { ask, connections } = floods[name] ?? { ask: () => ({ path: '/' }), connections: 0 };
  await using program = await startProgram({ EVENT_LIMIT: '120', WORK_LIMIT: '15' });
  await program.settle();
  await pause(2_000);
  const before = look(program.pid);
  const answers = new Map<string, number>();
  const end = performance.now() + FLOOD_S * 1000;
  let count = 0;
  const senders = Array.from({ length: connections }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (performance.now() < end) {
      const own = count++;
      const network = networks === 'one' ? 0 : Math.floor(own / OF_A_NETWORK);
      const localAddress = `127.${1 + (Math.floor(network / 250) % 250)}.${1 + (network % 250)}.1`;
      const status = await send(program.origin, ask(own), agent, localAddress);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
    agent.destroy();
  });
  const lines: string[] = [];
  let last = before;
  for (let second = EVERY_S; second <= FLOOD_S + AFTER_S; second += EVERY_S) {
    await pause(EVERY_S * 1000);
    const now = look(program.pid);
    const percent = ((now.seconds - last.seconds) / EVERY_S) * 100;
    lines.push(`${percent.toFixed(0)}%/${now.megabytes.toFixed(0)}`);
    last = now;
  }
  await Promise.all(senders);
  const told = [...answers].map(([status, times]) => `${times}×${status}`).join(' ');
  return [`${name} (${networks})`, before.megabytes.toFixed(0), ...lines, told];
}

function send(origin: string, { path, body }: Question, agent: Agent, localAddress: string): Promise<string> {
  const { hostname: host, port } = new URL(origin);
  const method = body === undefined ? 'GET' : 'POST';
  const headers = {
    'user-agent': 'Mozilla/5.0 Firefox/140.0',
    'accept-encoding': 'br',
    ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
  };
  const { promise, resolve } = Promise.withResolvers<string>();
  const question = request(
    { host, port, localAddress, agent, path, method, headers, timeout: 30_000 },
    (answer) => {
      answer.resume();
      answer.once('end', () => resolve(String(answer.statusCode)));
      answer.once('error', () => resolve('cut off'));
    },
  );
  question.once('timeout', () => question.destroy(new Error('no answer')));
  question.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  question.end(body);
  return promise;
}
