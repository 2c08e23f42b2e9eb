import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { siteEnvironment, siteNodeOptions } from '#scripts/project.mjs';
import { findFreePort } from '#scripts/find-free-port.mjs';
import { operatorIdentity } from '#tests/setup/operator-identity.ts';

const CLOCK_TICKS = 100; // a second, on every present Linux
const root = new URL('../..', import.meta.url).pathname;

/** Starts the real program as a child process on a free port with its own data folder, as anyone would start it. */
export async function startProgram(env: Record<string, string> = {}) {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'imprumut-clar-bench-'));
  const origin = `http://127.0.0.1:${port}`;

  async function start() {
    const started = performance.now();
    const child = spawn(process.execPath, [...siteNodeOptions, join(root, 'server/main.ts')], {
      cwd: root,
      env: {
        ...process.env,
        ...siteEnvironment,
        NODE_ENV: 'production',
        ...operatorIdentity,
        PORT: String(port),
        DATA_DIR: dataDir,
        PUBLIC_ORIGIN: origin,
        LOG_LEVEL: 'error',
        RATES_FETCH: 'false',
        EVENT_LIMIT: '100000000',
        WORK_LIMIT: '100000000',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    try {
      await firstAnswer(origin, child);
    } catch (error) {
      await stop(child);
      throw error;
    }
    return { child, startMs: performance.now() - started };
  }

  let running = await start();
  return {
    origin,
    get pid() {
      return running.child.pid ?? 0;
    },
    firstStartMs: running.startMs,
    /** Waits until the program is idle: pages made ahead are compressed in the background. */
    async settle() {
      for (let calm = 0; calm < 2;) {
        const before = cpuSeconds(running.child.pid ?? 0);
        await new Promise((done) => setTimeout(done, 500));
        calm = cpuSeconds(running.child.pid ?? 0) - before < 0.03 ? calm + 1 : 0;
      }
    },
    /** Stops it and starts it again on the same data. @returns milliseconds to the first page */
    async restart(): Promise<number> {
      await stop(running.child);
      running = await start();
      return running.startMs;
    },
    async [Symbol.asyncDispose]() {
      await stop(running.child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Program = Awaited<ReturnType<typeof startProgram>>;

/** Reads the CPU time of a process so far, user and system, in seconds. Linux. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS;
}

async function stop(child: ReturnType<typeof spawn>) {
  if (child.exitCode !== null) return;
  const exited = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await exited;
}

async function firstAnswer(origin: string, child: ReturnType<typeof spawn>) {
  const deadline = performance.now() + 300_000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}`);
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error('the program did not answer within five minutes');
}
